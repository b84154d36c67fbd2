import { Chip } from '#ui/chip.tsx';
import { Link } from '#ui/link.tsx';
import { factFilterWords } from '../fact-filters.ts';
import { KINDS } from '../kinds.ts';
import { addressOf, valueName, without, type SearchQuery } from '../search-query.ts';

/** The line that says what was asked for; each part can be taken back. */
export function ActiveCriteria({ query: { kind, values, sort } }: { query: SearchQuery }) {
  const active = Object.entries(KINDS[kind].labels)
    .filter(([name]) => values[name])
    .map(
      ([name, label]) => [name, name === 'location' && sort === 'near' ? 'Near' : label] as const,
    );
  if (active.length === 0) return null;
  return (
    <ul aria-label="Active criteria">
      {active.map(([name, label]) => (
        <li key={name}>
          <Chip
            removeTo={addressOf({ kind, values: without(values, name), sort })}
            removeLabel={`Remove ${factFilterWords(name, values[name]!) ?? `${label}: ${valueName(name, values[name]!)}`}`}
          >
            {factFilterWords(name, values[name]!) ?? (
              <>
                {label}: <strong className="font-semibold">{valueName(name, values[name]!)}</strong>
              </>
            )}
          </Chip>
        </li>
      ))}
      {active.length > 1 && (
        <li>
          <Link
            to={addressOf({ kind, values: {}, sort })}
            preventScrollReset
            className="inline-flex min-h-11 items-center px-1.5 text-small font-semibold text-accent underline-offset-4 hover:underline"
          >
            Clear all
          </Link>
        </li>
      )}
    </ul>
  );
}
