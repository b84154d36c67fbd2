import { Share2 } from 'lucide-react';
import { saved } from '#messages';
import type { SavedCard } from '#features/directory/saving/read-saved.ts';
import { ContactButton } from '#features/directory/results/contact-button.tsx';
import { priceWords } from '#features/profiles/price-words.rules.ts';
import { kilometresBetween, POSITIONS } from '#features/directory/map/positions.ts';
import type { Location } from '#features/profiles/locations.rules.ts';
import { categoryName, languageName, placeName } from '#platform/names.rules.ts';
import { paths } from '#platform/paths.ts';
import { pageHref } from '#platform/language.ts';
import { Avatar } from '#ui/avatar.tsx';
import { ButtonLink } from '#ui/button-link.tsx';
import { Link } from '#ui/link.tsx';
import { Stars } from '#ui/stars.tsx';
import { Button } from '#ui/button.tsx';
import { shareLink } from '#ui/share-link.ts';
import { savedAddress, type SavedQuery } from './saved-query.ts';

/** What is told of each, by its name, and in which language where it is another; whether somebody is open is not among it: the list may be read long after it was kept. */
const factsOf = (card: SavedCard, from: string) => {
  const { facts, texts, lang } = card;
  return [
    [saved.trade, card.headline],
    [saved.category, card.category && categoryName(card.category)],
    [saved.place, placeName(card.location)],
    [saved.from(placeName(from)), distanceTo(card.location, from)],
    [saved.priceFrom, facts?.price && priceWords(facts.price)],
    [saved.languages, facts?.languages?.map(languageName).join(', ')],
    [saved.emergencyCalls, facts?.emergency ? saved.yes : ''],
    [saved.skillsAndServices, texts?.skills ?? texts?.services, lang],
    [saved.education, texts?.education, lang],
  ] as const;
};

interface ComparisonProps {
  cards: readonly SavedCard[];
  /** The place from which distances count; may be none. */
  from: string;
  back: string;
}

/** Up to four side by side; what has no room scrolls within the table. */
export function Comparison({ cards, from, back }: ComparisonProps) {
  const told = cards.map((card) => factsOf(card, from));
  const facts = told[0]!
    .map(([label], row) => ({
      label,
      cells: told.map((each) => ({ text: each[row]![1]?.trim(), lang: each[row]![2] })),
    }))
    .filter(({ cells }) => cells.some(({ text }) => text));
  const ids = cards.map(({ id }) => id);
  return (
    <section aria-labelledby="side-by-side" className="grid grid-cols-[minmax(0,1fr)] gap-4">
      <div className="flex flex-wrap items-center justify-between gap-3">
        <h2 id="side-by-side" className="text-heading">
          {saved.sideBySide}
        </h2>
        <div className="flex flex-wrap gap-2">
          <ButtonLink to={back} variant="secondary" size="small">
            {saved.backToList}
          </ButtonLink>
          <ShareButton ids={ids} compared={ids} />
        </div>
      </div>
      <div className="comparison">
        <table>
          <thead>
            <tr>
              <td>{saved.name}</td>
              {cards.map((card) => (
                <th key={card.id} scope="col" data-accent={card.kind}>
                  <Avatar name={card.name} src={card.portrait} kind={card.kind} />
                  <Link to={paths[card.kind](card.id)} dir="auto" className="comparison-name">
                    {card.name}
                  </Link>
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            <tr>
              <th scope="row">{saved.rating}</th>
              {cards.map(({ id, rating, reviewCount }) => (
                <td key={id}>
                  <Stars rating={rating} reviews={reviewCount} />
                </td>
              ))}
            </tr>
            {facts.map(({ label, cells }) => (
              <tr key={label}>
                <th scope="row">{label}</th>
                {cells.map(({ text, lang }, index) => (
                  <td key={cards[index]!.id} lang={text ? lang : undefined} dir="auto">
                    {text || <span className="text-ink-3">{saved.notTold}</span>}
                  </td>
                ))}
              </tr>
            ))}
            {cards.some(({ ways }) => ways?.length) && (
              <tr>
                <th scope="row">{saved.contact}</th>
                {cards.map(({ ways = [], ...card }) => (
                  <td key={card.id} data-accent={card.kind} className="comparison-ways">
                    {ways.map((way) => (
                      <ContactButton key={way} card={card} way={way} />
                    ))}
                  </td>
                ))}
              </tr>
            )}
          </tbody>
        </table>
      </div>
    </section>
  );
}

/** "58 km", or nothing where a place is not known. */
export function distanceTo(place: string, from: string): string {
  const [there, here] = [POSITIONS[place as Location], POSITIONS[from as Location]];
  if (!there || !here) return '';
  return place === from ? saved.samePlace : `${Math.round(kilometresBetween(here, there))} km`;
}

/** Sends the list, as a link that carries all of it. */
export function ShareButton(query: Partial<SavedQuery>) {
  const share = () => shareLink(saved.shareTitle, pageHref(savedAddress(query)), saved.shareWhat);
  return (
    <Button variant="secondary" size="small" data-needs-script onClick={() => void share()}>
      <Share2 aria-hidden className="size-4.5" />
      {saved.share}
    </Button>
  );
}
