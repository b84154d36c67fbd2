import { Check, ChevronDown } from 'lucide-react';
import { results } from '#messages';
import { CardFactsLine } from '#features/profiles/card-facts.tsx';
import { SHOWN_TEXTS } from '#features/profiles/shown-texts.ts';
import { categoryName, placeName } from '#platform/names.rules.ts';
import { paths } from '#platform/paths.ts';
import type { ProviderKind } from '#platform/provider-kind.rules.ts';
import { Avatar } from '#ui/avatar.tsx';
import { Card } from '#ui/card.tsx';
import { inWidth } from '#ui/picture.tsx';
import { StretchedLink } from '#ui/stretched-link.tsx';
import { CardRating } from '../card-rating.tsx';
import { DemoMark } from '../demo-mark.tsx';
import type { DetailedCard } from '../provider-card.ts';
import { SaveButton } from '../saving/save-button.tsx';
import { CARD_SHOWCASE_PICTURES } from '../search.rules.ts';
import { ContactButton } from './contact-button.tsx';
import './results.css';

/** What stands for a missing trade, place or category. */
const missing = (kind: ProviderKind) =>
  kind === 'specialist' ? results.notAvailable : results.notSpecified;

/** A provider among the results: enough to decide whether to call, the rest behind "More". All of it leads to the profile. */
export function ResultCard({ card: { why, distance, ...card } }: { card: DetailedCard }) {
  const { kind, id, headline, category, location, portrait, demo, ways } = card;
  const name = or(card.name, results.notAvailable);
  return (
    <Card interactive flush data-accent={kind} className="flex h-full flex-col gap-2.5 p-4">
      <div className="flex gap-3.5">
        <div className="grid content-start justify-items-center">
          <Avatar name={name} src={portrait} size="large" kind={kind} />
          {demo && <DemoMark className="relative -mt-4" />}
        </div>
        <div className="min-w-0 flex-1 text-small leading-snug">
          {/* Beside it, in the corner, stands the heart. */}
          <h2 className="pr-7 text-body leading-tight">
            <StretchedLink to={paths[kind](id)}>{name}</StretchedLink>
          </h2>
          <p dir="auto" className="mt-0.5 font-medium text-accent">
            {or(headline || categoryName(category), missing(kind))}
          </p>
          <div className="flex flex-wrap gap-x-3 text-ink-2">
            <p>
              {or(placeName(location), missing(kind))}
              {distance ? ` · ${distance} km` : ''}
            </p>
            <CardRating {...card} />
          </div>
        </div>
      </div>
      <CardFactsLine {...card.facts} />
      {why && (
        <p className="flex gap-1.5 text-small leading-snug text-ink-2">
          <Check aria-hidden className="mt-0.5 size-4.5 shrink-0 text-accent" />
          <span className="line-clamp-2 min-w-0 wrap-anywhere">{why}</span>
        </p>
      )}
      <div className="card-foot">
        <div data-print="off">
          {ways.map((way) => (
            <ContactButton key={way} card={{ kind, id, name }} way={way} />
          ))}
        </div>
        <More card={card} />
      </div>
      <SaveButton card={card} />
    </Card>
  );
}

/** What the contract shows of a result beyond that, cut as it says; pictures are silent to screen readers. */
function More({ card: { kind, name, category, texts, lang, showcase } }: { card: DetailedCard }) {
  return (
    <details className="group">
      <summary
        aria-label={results.moreAbout(name)}
        className="rounded-control text-small font-semibold text-ink-2 hover:text-ink"
      >
        {results.more}
        <ChevronDown className="size-4.5 shrink-0 transition group-open:rotate-180" />
      </summary>
      <div className="grid gap-1 pt-2 text-small text-ink-2">
        <p className="text-ink-3">{or(categoryName(category), missing(kind))}</p>
        {SHOWN_TEXTS[kind].card.map(({ key, label, lines }) => [
          label && (
            <p key={`${key}-label`} className="mt-2 text-tiny font-semibold text-ink-3">
              {label()}
            </p>
          ),
          <p key={key} lang={texts[key]?.trim() ? lang : undefined} dir="auto" className={lines}>
            {or(texts[key], results.notAvailable)}
          </p>,
        ])}
        <div className="mt-2 grid grid-cols-3 gap-1.5 empty:hidden">
          {showcase.slice(0, CARD_SHOWCASE_PICTURES).map((src) => (
            <img
              key={src}
              src={inWidth(src, 320)}
              alt=""
              width="320"
              height="240"
              loading="lazy"
              className="aspect-[4/3] w-full rounded-control bg-surface-2 object-cover"
            />
          ))}
        </div>
      </div>
    </details>
  );
}

const or = (text: string | undefined, otherwise: string) => text?.trim() || otherwise;
