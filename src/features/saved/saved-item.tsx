import type { ReactNode } from 'react';
import { MapPin } from 'lucide-react';
import { saved } from '#messages';
import { DemoMark } from '#features/directory/demo-mark.tsx';
import type { SavedCard } from '#features/directory/saving/read-saved.ts';
import { CardFactsLine } from '#features/profiles/card-facts.tsx';
import { placeName } from '#platform/names.rules.ts';
import { paths } from '#platform/paths.ts';
import { Avatar } from '#ui/avatar.tsx';
import { Card } from '#ui/card.tsx';
import { Stars } from '#ui/stars.tsx';
import { StretchedLink } from '#ui/stretched-link.tsx';
import { distanceTo } from './distance.ts';

interface SavedItemProps {
  card: SavedCard;
  /** The place from which the distance counts; may be none. */
  from: string;
  gone?: boolean;
  /** What can be done with it: in the corner, and below. */
  corner: ReactNode;
  children?: ReactNode;
}

export function SavedItem({ card, from, gone = false, corner, children }: SavedItemProps) {
  const { kind, id, name, headline, location, portrait, rating, reviewCount, demo, facts } = card;
  const distance = distanceTo(location, from);
  return (
    <Card interactive={!gone} data-accent={kind} className="flex h-full flex-col gap-3 p-5!">
      <div className="flex items-start gap-3.5 pr-11">
        <Avatar name={name} src={portrait} kind={kind} />
        <div className="min-w-0 flex-1 wrap-anywhere">
          <h2 className="text-subheading leading-tight">
            {gone ? (
              <span dir="auto">{name}</span>
            ) : (
              <StretchedLink to={paths[kind](id)}>{name}</StretchedLink>
            )}
          </h2>
          <p dir="auto" className="text-small leading-snug font-medium text-accent">
            {headline}
          </p>
        </div>
      </div>
      {gone ? (
        <p className="text-small text-ink-2">{saved.gone}</p>
      ) : (
        <div className="grid gap-1 text-small text-ink-2">
          <p className="flex flex-wrap items-center gap-x-2">
            <MapPin aria-hidden className="size-4 shrink-0" />
            {placeName(location)}
            {distance && location !== from && (
              <span className="text-ink-3">{saved.away(distance)}</span>
            )}
          </p>
          <p className="flex flex-wrap items-center justify-between gap-x-3">
            <Stars rating={rating} reviews={reviewCount} />
            {demo && <DemoMark />}
          </p>
          {/* Whether somebody is open is not among them: the list may be read long after it was kept. */}
          <CardFactsLine {...facts} open={undefined} />
        </div>
      )}
      {children && <div className="mt-auto flex border-t border-line pt-1">{children}</div>}
      {corner}
    </Card>
  );
}
