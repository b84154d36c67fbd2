import { useEffect, useState, type FormEvent, type ReactNode } from 'react';
import { useNavigate } from 'react-router';
import { MapPin } from 'lucide-react';
import { saved } from '#messages';
import type { SavedCard } from '#features/directory/saving/read-saved.ts';
import { DemoMark } from '#features/directory/demo-mark.tsx';
import { CardFactsLine } from '#features/profiles/card-facts.tsx';
import { pageHref } from '#platform/language.ts';
import { paths } from '#platform/paths.ts';
import { placeName } from '#platform/names.rules.ts';
import { Button } from '#ui/button.tsx';
import { classes } from '#ui/classes.ts';
import { dismissNotice, shownNotices, showNotice } from '#ui/notices.ts';
import { Avatar } from '#ui/avatar.tsx';
import { Card } from '#ui/card.tsx';
import { Stars } from '#ui/stars.tsx';
import { StretchedLink } from '#ui/stretched-link.tsx';
import { COMPARED_MAX, savedAddress, type SavedQuery } from './saved-query.ts';
import { distanceTo } from './comparison.tsx';

interface CardListProps {
  cards: readonly SavedCard[];
  gone?: readonly string[];
  ids: SavedQuery['ids'];
  from: string;
  corner: (card: SavedCard) => ReactNode;
  /** What is said where a card was. */
  between?: { at: number; note: ReactNode } | null;
}

/** A list to choose from, up to four: a plain form, so that a shared list is compared without scripts, too. */
export function CardList({ cards, gone = [], ids, from, corner, between }: CardListProps) {
  const navigate = useNavigate();
  const [marked, setMarked] = useState<readonly string[]>([]);
  const listed = cards.filter(({ id }) => !gone.includes(id)).map(({ id }) => id);
  const chosen = marked.filter((id) => listed.includes(id));
  const choose = (id: string, isChosen: boolean) =>
    setMarked(isChosen ? [...chosen, id] : chosen.filter((each) => each !== id));
  // What was said of this choice holds no longer than it.
  useEffect(() => () => withdraw(hint(chosen.length)), [chosen.length]);
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (chosen.length > 1) return void navigate(savedAddress({ ids, compared: chosen }));
    // The line beside the button says it already, and so nobody hears it.
    showNotice({ tone: 'info', text: hint(chosen.length) });
    event.currentTarget.querySelector<HTMLElement>('[name=compare]:not(:checked)')?.focus();
  };
  const items = cards.map((card) => (
    <li key={card.id}>
      <SavedItem card={card} from={from} gone={gone.includes(card.id)} corner={corner(card)}>
        {listed.includes(card.id) && listed.length > 1 && (
          <label className="relative z-10 -mb-2 flex min-h-11 items-center gap-3 pr-3 text-small font-medium">
            <input
              type="checkbox"
              name="compare"
              value={card.id}
              checked={chosen.includes(card.id)}
              disabled={!chosen.includes(card.id) && chosen.length === COMPARED_MAX}
              onChange={(event) => choose(card.id, event.target.checked)}
              className="checkbox"
            />
            {saved.compare}
            <span className="sr-only"> {card.name}</span>
          </label>
        )}
      </SavedItem>
    </li>
  ));
  return (
    <form
      action={pageHref(paths.saved)}
      onSubmit={submit}
      className="grid grid-cols-[minmax(0,1fr)] gap-5"
    >
      {ids && <input type="hidden" name="ids" value={ids.join(',')} />}
      <ul className="grid grid-cols-[minmax(0,1fr)] gap-4 sm:grid-cols-2 lg:grid-cols-3">
        {between ? items.toSpliced(between.at, 0, <li key="between">{between.note}</li>) : items}
      </ul>
      {listed.length > 1 && (
        <div
          // Before a choice it is only in the way.
          className={classes(
            'z-10 border-t border-line bg-page py-3',
            chosen.length > 0 && 'sticky bottom-0',
          )}
          data-bottom-bar={chosen.length > 0 ? 'always' : undefined}
        >
          <p className="flex flex-wrap items-center justify-between gap-x-6 gap-y-2">
            <span role="status" className="text-small text-ink-2">
              {hint(chosen.length)}
            </span>
            <Button type="submit">
              {saved.compare}
              {chosen.length > 1 && ` ${chosen.length}`}
            </Button>
          </p>
        </div>
      )}
    </form>
  );
}

function withdraw(said: string): void {
  for (const { id, text } of shownNotices()) if (text === said) dismissNotice(id);
}

function hint(chosen: number): string {
  if (chosen === 0) return saved.chooseUpTo(COMPARED_MAX);
  if (chosen === 1) return saved.chooseOneMore;
  return chosen === COMPARED_MAX ? saved.asManyAsFit(COMPARED_MAX) : saved.chosen(chosen);
}

interface SavedItemProps {
  card: SavedCard;
  /** The place from which the distance counts; may be none. */
  from: string;
  gone: boolean;
  /** What can be done with it: in the corner, and below. */
  corner: ReactNode;
  children: ReactNode;
}

function SavedItem({ card, from, gone, corner, children }: SavedItemProps) {
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
