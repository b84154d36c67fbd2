import { shown } from '#messages';
import { languageName } from '#platform/names.rules.ts';
import type { CardFacts } from './facts.rules.ts';
import { priceWords } from './price-words.rules.ts';
import './card-facts.css';

export function CardFactsLine({ open, price, languages, emergency }: CardFacts) {
  const calls = emergency && shown.emergencyCalls;
  const others = [
    price && shown.from(priceWords(price)),
    calls,
    languages?.map(languageName).join(', '),
  ].filter(Boolean);
  if (!open && others.length === 0) return null;
  return (
    <p className="card-facts">
      {open && <b data-open={open.isOpen}>{open.says}</b>}
      {others.map((fact) => [
        ' ',
        <span key={fact} data-emergency={fact === calls || undefined}>
          {fact}
        </span>,
      ])}
    </p>
  );
}
