import type { SavedCard } from '#features/directory/saving/saved-list.ts';
import { ContactButton } from '#features/directory/results/contact-button.tsx';
import { priceWords } from '#features/profiles/price-words.rules.ts';
import { categoryName, languageName, placeName } from '#platform/names.rules.ts';
import { paths } from '#platform/paths.ts';
import { Avatar } from '#ui/avatar.tsx';
import { ButtonLink } from '#ui/button-link.tsx';
import { Link } from '#ui/link.tsx';
import { Stars } from '#ui/stars.tsx';
import { distanceTo } from './distance.ts';
import { ShareButton } from './share-button.tsx';

interface Fact {
  label: string;
  of: (card: SavedCard, from: string) => string | undefined;
}

const FACTS: readonly Fact[] = [
  { label: 'Trade', of: (card) => card.headline },
  { label: 'Category', of: (card) => card.category && categoryName(card.category) },
  { label: 'Place', of: (card) => placeName(card.location) },
  { label: 'From {place}', of: (card, from) => distanceTo(card.location, from) },
  // Whether somebody is open is not among them: the list may be read long after it was kept.
  { label: 'Price from', of: ({ facts }) => facts?.price && priceWords(facts.price) },
  { label: 'Languages', of: ({ facts }) => facts?.languages?.map(languageName).join(', ') },
  { label: 'Emergency calls', of: ({ facts }) => (facts?.emergency ? 'Yes' : undefined) },
  { label: 'Skills and services', of: ({ texts }) => texts?.skills ?? texts?.services },
  { label: 'Education', of: ({ texts }) => texts?.education },
];

interface ComparisonProps {
  cards: readonly SavedCard[];
  /** The place from which distances count; may be none. */
  from: string;
  back: string;
}

/** Up to four side by side; what has no room scrolls within the table. */
export function Comparison({ cards, from, back }: ComparisonProps) {
  const facts = FACTS.map(({ label, of }) => ({
    label: label.replace('{place}', placeName(from)),
    texts: cards.map((card) => of(card, from)?.trim()),
  })).filter(({ texts }) => texts.some(Boolean));
  const ids = cards.map(({ id }) => id);
  return (
    <section aria-labelledby="side-by-side" className="grid grid-cols-[minmax(0,1fr)] gap-4">
      <div className="flex flex-wrap items-center justify-between gap-3">
        <h2 id="side-by-side" className="text-heading">
          Side by side
        </h2>
        <div className="flex flex-wrap gap-2">
          <ButtonLink to={back} variant="secondary" size="small">
            Back to the list
          </ButtonLink>
          <ShareButton ids={ids} compared={ids} />
        </div>
      </div>
      <div className="comparison">
        <table>
          <thead>
            <tr>
              <td>Name</td>
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
              <th scope="row">Rating</th>
              {cards.map(({ id, rating, reviewCount }) => (
                <td key={id}>
                  <Stars rating={rating} reviews={reviewCount} />
                </td>
              ))}
            </tr>
            {facts.map(({ label, texts }) => (
              <tr key={label}>
                <th scope="row">{label}</th>
                {texts.map((text, index) => (
                  <td key={cards[index]!.id} dir="auto">
                    {text || <span className="text-ink-3">Not told</span>}
                  </td>
                ))}
              </tr>
            ))}
            {cards.some(({ ways }) => ways?.length) && (
              <tr>
                <th scope="row">Contact</th>
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
