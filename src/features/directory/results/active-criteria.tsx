import { results } from '#messages';
import { Chip } from '#ui/chip.tsx';
import { Link } from '#ui/link.tsx';
import { factFilterWords } from '../fact-filters.ts';
import { KINDS } from '../kinds.ts';
import { addressOf, valueName, without, type SearchQuery } from '../search-query.ts';

/** The line that says what was asked for; each part can be taken back. */
export function ActiveCriteria({ query: { kind, values, sort } }: { query: SearchQuery }) {
  const active = KINDS[kind].fields.filter((name) => values[name]);
  const labelOf = (name: string) =>
    name === 'location' && sort === 'near' ? results.nearPlace : KINDS[kind].labels[name];
  if (active.length === 0) return null;
  return (
    <ul aria-label={results.activeCriteria}>
      {active.map((name) => (
        <li key={name}>
          <Chip
            removeTo={addressOf({ kind, values: without(values, name), sort })}
            removeLabel={results.remove(
              factFilterWords(name, values[name]!) ??
                `${labelOf(name)}: ${valueName(name, values[name]!)}`,
            )}
          >
            {factFilterWords(name, values[name]!) ?? (
              <>
                {labelOf(name)}:{' '}
                <strong className="font-semibold">{valueName(name, values[name]!)}</strong>
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
            {results.clearAll}
          </Link>
        </li>
      )}
    </ul>
  );
}
