import { legal } from '#messages';
import { useEffect, useState, type MouseEvent } from 'react';
import { ChevronDown, List } from 'lucide-react';

type Sections = readonly { id: string; title: string }[];

export function TableOfContents({ sections }: { sections: Sections }) {
  const current = useCurrentSection(sections);
  return (
    <>
      <nav
        aria-label={legal.onThisPage}
        data-print="off"
        className="sticky top-[calc(var(--header-height)+2rem)] max-h-[calc(100dvh-var(--header-height)-4rem)] self-start overflow-y-auto overscroll-contain max-lg:hidden"
      >
        <p className="mb-2 pl-4 font-semibold">{legal.onThisPage}</p>
        <Entries sections={sections} current={current} />
      </nav>
      <details
        data-print="off"
        className="group max-w-prose rounded-card border border-line bg-surface lg:hidden"
      >
        <summary className="flex min-h-14 items-center gap-3 rounded-card px-4 font-semibold">
          <List aria-hidden className="size-5 text-accent" />
          {legal.onThisPage}
          <ChevronDown
            aria-hidden
            className="ml-auto size-5 text-accent transition group-open:rotate-180"
          />
        </summary>
        <nav aria-label={legal.onThisPage} onClick={fold} className="px-2 pb-3">
          <Entries sections={sections} current={current} />
        </nav>
      </details>
    </>
  );
}

function Entries({ sections, current }: { sections: Sections; current: string | null }) {
  return (
    <ol className="text-small">
      {sections.map(({ id, title }, index) => (
        <li key={id}>
          <a
            href={`#${id}`}
            aria-current={id === current ? 'location' : undefined}
            className="flex min-h-11 items-center gap-3 border-l-2 border-line py-1.5 pr-2 pl-4 leading-snug text-ink-2 hover:text-accent focus-visible:-outline-offset-2 aria-[current]:border-accent aria-[current]:font-semibold aria-[current]:text-accent"
          >
            <span className="w-6 shrink-0 tabular-nums">{index + 1}.</span>
            {title}
          </a>
        </li>
      ))}
    </ol>
  );
}

/** Whoever has chosen wants to read. */
function fold({ target, currentTarget }: MouseEvent<HTMLElement>): void {
  if ((target as Element).closest('a')) currentTarget.closest('details')!.open = false;
}

/** The section that is being read: the one that crosses the upper part of the screen. */
function useCurrentSection(sections: Sections): string | null {
  const [current, setCurrent] = useState<string | null>(null);
  useEffect(() => {
    const observer = new IntersectionObserver(
      (entries) => {
        const seen = entries.find(({ isIntersecting }) => isIntersecting);
        if (seen) setCurrent(seen.target.id);
      },
      { rootMargin: '-20% 0px -79% 0px' },
    );
    for (const { id } of sections) observer.observe(document.getElementById(id)!);
    return () => observer.disconnect();
  }, [sections]);
  return current;
}
