import { classes } from '#ui/classes.ts';
import { FaqQuestion } from './faq-question.tsx';
import type { FaqGroup, FaqItem, FaqSection } from './faq-section.ts';

interface FaqSectionListProps {
  section: FaqSection;
  found: ReadonlySet<string>;
  narrowed: boolean;
}

export function FaqSectionList({ section, found, narrowed }: FaqSectionListProps) {
  const { id, title, intro, lang, accent, groups } = section;
  const anyIn = ({ items }: FaqGroup) => items.some((item) => found.has(item.id));
  const list = (items: readonly FaqItem[], heading: 'h3' | 'h4') => (
    <ul className="grid content-start gap-2.5">
      {items.map((item) => (
        <FaqQuestion
          key={item.id}
          item={item}
          section={id}
          heading={heading}
          hidden={!found.has(item.id)}
        />
      ))}
    </ul>
  );
  return (
    <section
      id={id}
      lang={lang}
      tabIndex={-1}
      aria-labelledby={`${id}-title`}
      data-accent={accent}
      hidden={!groups.some(anyIn)}
    >
      <h2 id={`${id}-title`} className="text-heading">
        {title}
      </h2>
      <p className="mt-1.5 mb-5 max-w-prose text-ink-2">{intro}</p>
      {groups.map((group) =>
        group.title ? (
          <div key={group.title} hidden={!anyIn(group)} className="[&+&]:mt-8">
            <h3 className="mb-3 text-subheading">{group.title}</h3>
            {list(group.items, 'h4')}
          </div>
        ) : (
          // Short names stand side by side; what is left of them by the filter, below each other.
          <div key={id} className={classes('grid gap-2.5', !narrowed && 'sm:grid-cols-2')}>
            {halves(group.items).map((half, index) => (
              <div key={index}>{list(half, 'h3')}</div>
            ))}
          </div>
        ),
      )}
    </section>
  );
}

function halves(items: readonly FaqItem[]): [readonly FaqItem[], readonly FaqItem[]] {
  const middle = Math.ceil(items.length / 2);
  return [items.slice(0, middle), items.slice(middle)];
}
