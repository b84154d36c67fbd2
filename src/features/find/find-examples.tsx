import { ArrowRight } from 'lucide-react';
import { languageNow } from '#platform/language.ts';
import { FIND_EXAMPLES, findTexts } from '#platform/pack.ts';
import { Link } from '#ui/link.tsx';
import { findAddress } from './find-query.ts';

const theReadersFirst = (a: { code: string }, b: { code: string }) =>
  Number(b.code === languageNow()) - Number(a.code === languageNow());

/** Before anything was asked for: sentences to tap, in the languages that are spoken. */
export function FindExamples() {
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
