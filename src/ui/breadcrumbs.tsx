import { frame } from '#messages';
import { ChevronRight } from 'lucide-react';
import { pageHref } from '#platform/language.ts';
import { Link } from '#ui/link.tsx';

interface Crumb {
  label: string;
  to: string;
}

interface BreadcrumbsProps {
  trail: Crumb[];
  /** The page we are on; long names are cut short on one line. */
  current: string;
}

export function Breadcrumbs({ trail, current }: BreadcrumbsProps) {
  return (
    <nav aria-label={frame.breadcrumb} data-print="off">
      <ol className="flex flex-wrap items-center gap-x-1 text-small">
        {trail.map(({ label, to }) => (
          <li key={to} className="flex min-w-0 items-center gap-1">
            <Link
              to={to}
              dir="auto"
              className="inline-flex min-h-11 min-w-11 items-center font-medium text-ink-2 underline-offset-4 hover:text-accent hover:underline"
            >
              {label}
            </Link>
            <ChevronRight aria-hidden className="size-4 shrink-0 text-ink-3" />
          </li>
        ))}
        <li aria-current="page" dir="auto" className="min-w-0 flex-[1_1_6rem] truncate text-ink-2">
          {current}
        </li>
      </ol>
    </nav>
  );
}

/** The trail above a page, as search engines read it. */
export function breadcrumbsJsonLd(siteUrl: string, trail: readonly Crumb[]): object {
  return {
    '@type': 'BreadcrumbList',
    itemListElement: trail.map(({ label, to }, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name: label,
      item: siteUrl + pageHref(to),
    })),
  };
}
