import { Check, MapPin } from 'lucide-react';
import { CardFactsLine } from '#features/profiles/card-facts.tsx';
import { SHOWN_TEXTS } from '#features/profiles/shown-texts.ts';
import { paths } from '#platform/paths.ts';
import { Avatar } from '#ui/avatar.tsx';
import { Card } from '#ui/card.tsx';
import { Stars } from '#ui/stars.tsx';
import { StretchedLink } from '#ui/stretched-link.tsx';
import { classes } from '#ui/classes.ts';
import type { DetailedCard } from '../provider-card.ts';
import { SaveButton } from '../saving/save-button.tsx';
import { CardBanner, CardShowcase } from './card-pictures.tsx';

/** In what the two kinds differ. */
const LOOKS = {
  specialist: {
    body: 'flex flex-1 flex-col gap-3.5 px-5 pb-5',
    bannerSizes: '(min-width: 64rem) 24rem, (min-width: 40rem) 50vw, 100vw',
    showcaseSizes: '8rem',
  },
  business: {
    body: 'flex flex-1 flex-col gap-4 px-5 pb-5 sm:px-6 sm:pb-6',
    bannerSizes: '(min-width: 64rem) 36rem, (min-width: 48rem) 50vw, 100vw',
    showcaseSizes: '12rem',
  },
};

interface ResultCardProps {
  card: DetailedCard;
  /** On the first screen. */
  eager: boolean;
  /** Why it was found, where that is not plain to see. */
  why?: string | null | undefined;
}

/** A provider among the results; the whole card leads to the profile. */
export function ResultCard({ card, eager, why }: ResultCardProps) {
  const look = LOOKS[card.kind];
  return (
    <Card interactive flush className="flex h-full flex-col">
      <CardBanner card={card} sizes={look.bannerSizes} eager={eager} />
      <div className={look.body}>
        {card.kind === 'specialist' ? <Person card={card} /> : <Business card={card} />}
        <CardFactsLine {...card.facts} />
        {why && (
          <p className="flex gap-2 rounded-control bg-accent-soft px-3 py-2 text-small font-medium text-ink">
            <Check aria-hidden className="mt-0.5 size-4.5 shrink-0 text-accent" />
            <span className="min-w-0 wrap-anywhere">{why}</span>
          </p>
        )}
        {SHOWN_TEXTS[card.kind].card.map(({ key, label, lines }) => (
          <div key={key}>
            {label && <p className="text-tiny font-semibold text-ink-3">{label}</p>}
            <p dir="auto" className={classes('text-small text-ink-2', lines)}>
              {or(card.texts[key])}
            </p>
          </div>
        ))}
        <div className="mt-auto pt-1">
          <CardShowcase pictures={card.showcase} sizes={look.showcaseSizes} />
        </div>
      </div>
      <SaveButton card={card} />
    </Card>
  );
}

/** A text, or what stands for a missing one. */
const or = (text: string | undefined, missing = 'N/A') => text?.trim() || missing;

function Person({ card }: { card: DetailedCard }) {
  const { id, headline, category, location, portrait, rating, reviewCount } = card;
  const name = or(card.name);
  return (
    <>
      <div className="-mt-9 flex items-start justify-between gap-3">
        <Avatar name={name} src={portrait} size="large" className="ring-4 ring-surface" />
        <Stars rating={rating} reviews={reviewCount} className="mt-11 justify-end" />
      </div>
      <div className="min-w-0">
        <h2 className="text-subheading">
          <StretchedLink to={paths.specialist(id)}>{name}</StretchedLink>
        </h2>
        <p dir="auto" className="font-medium text-accent">
          {or(headline)}
        </p>
        <p className="text-small text-ink-3">{or(category)}</p>
        <p className="mt-1 flex items-center gap-1.5 text-small text-ink-2">
          <MapPin aria-hidden className="size-4 shrink-0 text-ink-3" />
          {or(location)}
        </p>
      </div>
    </>
  );
}

function Business({ card }: { card: DetailedCard }) {
  const { id, headline, category, location, portrait, rating, reviewCount } = card;
  const name = or(card.name);
  return (
    <>
      <div className="flex gap-4">
        <Avatar
          name={name}
          src={portrait}
          size="large"
          shape="square"
          className="-mt-7 ring-4 ring-surface"
        />
        <div className="min-w-0 pt-3">
          <h2 className="text-subheading">
            <StretchedLink to={paths.business(id)}>{name}</StretchedLink>
          </h2>
          <p dir="auto" className="font-medium text-accent">
            {or(headline, 'Not specified')}
          </p>
          <Stars rating={rating} reviews={reviewCount} />
        </div>
      </div>
      <p className="flex flex-wrap items-center gap-x-4 gap-y-1 text-small text-ink-2">
        <span className="flex items-center gap-1.5">
          <MapPin aria-hidden className="size-4 shrink-0 text-ink-3" />
          {or(location, 'Not specified')}
        </span>
        <span className="text-ink-3">{or(category, 'Not specified')}</span>
      </p>
    </>
  );
}
