import { accountSections, type AccountKind } from './account-sections.ts';

/** Where there is room beside the cards: what stands further down. */
export function AccountIndex({ kind }: { kind: AccountKind }) {
  return (
    <nav
      aria-label="On this page"
      className="sticky top-[calc(var(--header-height)+1.5rem)] self-start max-lg:hidden"
    >
      <ul className="grid border-l border-line">
        {accountSections(kind).map(({ id, title }) => (
          <li key={id}>
            {/* Not the router's: the browser also moves the place where the keyboard goes on. */}
            <a
              href={`#${id}`}
              className="-ml-px flex min-h-11 items-center border-l-2 border-transparent pl-4 font-medium text-ink-2 transition hover:border-accent hover:text-ink"
            >
              {title}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}
