import { useLocation } from 'react-router';
import { ArrowRight } from 'lucide-react';
import { find, results as words } from '#messages';
import { BackButton } from '#features/directory/results/back-button.tsx';
import type { AskedFacts } from '#features/directory/fact-filters.ts';
import { ChosenFacts, FactLinks } from '#features/directory/results/fact-links.tsx';
import { ResultSkeletons } from '#features/directory/results/result-grid.tsx';
import { isFailed } from '#features/directory/results/results-outcome.ts';
import { FoundCount } from '#features/directory/results/shown-results.tsx';
import { useKeptFocus } from '#features/directory/results/use-kept-focus.ts';
import { useRightHours } from '#features/profiles/use-right-hours.ts';
import { groupedDigits } from '#platform/grouped-digits.rules.ts';
import { languageNow } from '#platform/language.ts';
import { FIND_EXAMPLES, findTexts } from '#platform/pack.ts';
import { Arriving } from '#ui/arriving.tsx';
import { Chip } from '#ui/chip.tsx';
import { Link } from '#ui/link.tsx';
import { FindBar } from './find-bar.tsx';
import {
  findAddress,
  findTitle,
  type FindQuery,
  type FindData,
  type FoundBySentence,
} from './find-query.ts';
import { FoundList } from './found-list.tsx';

/** Who fits a sentence, of both kinds. */
export function FindPage({ query, outcome }: FindData) {
  // A new key for each visit: a list that is loading takes the place of the old one at once.
  const { key } = useLocation();
  const results = useKeptFocus(key);
  useRightHours(outcome !== null);
  return (
    <>
      <FindBar key={findAddress(query)} query={query} />
      <div className="container-page flex min-h-11 items-center gap-2 pt-1 md:flex-wrap md:gap-x-5 md:pt-3 lg:flex-nowrap lg:items-start">
        <BackButton />
        {/* Once it is asked the box above says it, and the chips beside. */}
        <h1 className={outcome ? 'sr-only' : 'min-w-0 flex-1 text-heading'}>{findTitle(query)}</h1>
        {outcome && (
          <p
            role="status"
            className="flex min-h-11 shrink-0 items-center font-semibold empty:sr-only max-md:text-small"
          >
            <FoundCount
              key={key}
              outcome={outcome}
              loading={find.loading}
              words={(total) => (total === 0 ? null : find.found(groupedDigits(total)))}
              limit={query.limit}
            />
          </p>
        )}
        {outcome && (
          <Arriving key={`said ${key}`} value={outcome} isFailure={isFailed}>
            {(known) =>
              known.state === 'found' ? <WhatWasSaid query={query} found={known} /> : null
            }
          </Arriving>
        )}
      </div>
      {outcome ? (
        <section ref={results} aria-label={words.results} className="container-page pt-2">
          <Arriving
            key={`list ${key}`}
            value={outcome}
            isFailure={isFailed}
            fallback={<ResultSkeletons kind="specialist" />}
          >
            {(known) => <FoundList query={query} outcome={known} />}
          </Arriving>
        </section>
      ) : (
        <FindExamples />
      )}
    </>
  );
}

/** The sentence as it was understood, each part to be taken away, and what else may be asked of them. */
function WhatWasSaid({ query, found }: { query: FindQuery; found: FoundBySentence }) {
  const { parts, factCounts, total } = found;
  const { facts } = query;
  const withFacts = (chosen: AskedFacts) => findAddress({ ...query, facts: chosen, page: 1 });
  return (
    <div className="chip-row flex-1 md:basis-full lg:min-h-11 lg:basis-0">
      {/* In sight also where the row goes on beyond the screen, and begins anew. */}
      <ChosenFacts chosen={facts} to={withFacts} />
      {parts.length > 0 && (
        <ul aria-label={find.understood}>
          {parts.map(({ label, without }) => (
            <li key={label}>
              <Chip removeTo={findAddress({ ...without, facts })} removeLabel={words.remove(label)}>
                {label}
              </Chip>
            </li>
          ))}
        </ul>
      )}
      <FactLinks
        counts={factCounts}
        total={total}
        chosen={facts}
        said={parts.map(({ label }) => label)}
        to={withFacts}
      />
    </div>
  );
}

const theReadersFirst = (a: { code: string }, b: { code: string }) =>
  Number(b.code === languageNow()) - Number(a.code === languageNow());

/** Before anything was asked for: sentences to tap, in the languages that are spoken. */
function FindExamples() {
  return (
    <div className="container-page grid gap-6 pt-2">
      <p className="max-w-prose text-lead text-ink-2">{findTexts.hint}</p>
      <div className="grid gap-x-6 gap-y-8 md:grid-cols-3">
        {FIND_EXAMPLES.toSorted(theReadersFirst).map(({ language, code, sentences }) => (
          <section key={code} lang={code} aria-labelledby={`examples-${code}`}>
            <h2 id={`examples-${code}`} className="mb-3 text-subheading">
              {language}
            </h2>
            <ul className="grid gap-2">
              {sentences.map((sentence) => (
                <li key={sentence}>
                  <Link
                    to={findAddress({ q: sentence })}
                    className="flex min-h-12 items-center justify-between gap-3 rounded-control bg-surface px-4 py-2.5 font-medium text-ink shadow-mid transition hover:text-accent"
                  >
                    {sentence}
                    <ArrowRight aria-hidden className="size-4.5 shrink-0 text-accent" />
                  </Link>
                </li>
              ))}
            </ul>
          </section>
        ))}
      </div>
    </div>
  );
}
