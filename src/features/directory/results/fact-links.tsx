import { results } from '#messages';
import { Chip } from '#ui/chip.tsx';
import { Link } from '#ui/link.tsx';
import type { FactCounts } from '../fact-conditions.server.ts';
import { factFilterWords, PRICE_STEPS, type AskedFacts, type FactFilter } from '../fact-filters.ts';

interface FactLinksProps {
  counts: FactCounts | null;
  /** A choice that all of them meet leads nowhere else. */
  total: number;
  chosen: AskedFacts;
  /** What the sentence says already, as people read it. */
  said?: readonly string[];
  to: (facts: AskedFacts) => string;
}

/** Filters that are links, each with the number it leads to. */
export function FactLinks({ counts, total, chosen, said = [], to }: FactLinksProps) {
  const isSaid = (words: string) => said.some((each) => each.toLowerCase() === words.toLowerCase());
  const offered = (counts ? choicesOf(counts) : []).filter(
    ([name, value, count]) =>
      !chosen[name] && count > 0 && count < total && !isSaid(factFilterWords(name, value)!),
  );
  const room = Math.max(OFFERED_MIN, CHIPS_MOST - said.length - Object.keys(chosen).length);
  if (offered.length === 0) return null;
  return (
    <ul aria-label={results.filters}>
      {offered.slice(0, room).map(([name, value, count]) => (
        <li key={name + value}>
          <Link
            to={to({ ...chosen, [name]: value })}
            preventScrollReset
            className="inline-flex min-h-11 items-center gap-1.5 rounded-full border border-line bg-surface px-4 text-small font-medium text-ink transition hover:text-accent"
          >
            {factFilterWords(name, value)}
            <span className="font-normal text-ink-3 tabular-nums">{count}</span>
          </Link>
        </li>
      ))}
    </ul>
  );
}

/** Those that are chosen, to be taken away. */
export function ChosenFacts({ chosen, to }: Pick<FactLinksProps, 'chosen' | 'to'>) {
  const active = Object.entries(chosen) as [FactFilter, string][];
  if (active.length === 0) return null;
  const without = (name: FactFilter) =>
    Object.fromEntries(active.filter(([each]) => each !== name)) as AskedFacts;
  return (
    <ul aria-label={results.activeCriteria}>
      {active.map(([name, value]) => (
        <li key={name}>
          <Chip
            removeTo={to(without(name))}
            removeLabel={results.remove(factFilterWords(name, value)!)}
          >
            {factFilterWords(name, value)}
          </Chip>
        </li>
      ))}
    </ul>
  );
}

/** As many as stand in a line of a wide screen. */
const CHIPS_MOST = 7;
const OFFERED_MIN = 3;
const LANGUAGES_SHOWN = 3;
const PRICES_SHOWN = 2;

type Choice = [name: FactFilter, value: string, count: number];

/** What leads to somebody: the most spoken languages, and the lowest prices that differ. */
function choicesOf({ open, emergency, languages, prices }: FactCounts): Choice[] {
  const spoken = Object.entries(languages).toSorted(([, a], [, b]) => b - a);
  const steps = PRICE_STEPS.filter((_, at) => prices[at]! > (prices[at - 1] ?? 0));
  const [language, ...others] = spoken
    .slice(0, LANGUAGES_SHOWN)
    .map(([name, count]): Choice => ['language', name, count]);
  return [
    ['open', 'now', open],
    ['emergency', 'yes', emergency],
    ...(language ? [language] : []),
    ...steps
      .slice(0, PRICES_SHOWN)
      .map((step): Choice => ['priceUpTo', String(step), prices[PRICE_STEPS.indexOf(step)]!]),
    ...others,
  ];
}
