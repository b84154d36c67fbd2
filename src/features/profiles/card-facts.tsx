import { classes } from '#ui/classes.ts';
import type { CardFacts } from './facts.rules.ts';
import { priceWords } from './price-words.rules.ts';
import './card-facts.css';

export function CardFactsLine({ open, price, languages, emergency }: CardFacts) {
  const others = [
    price && `From ${priceWords(price)}`,
    emergency && 'Emergency calls',
    languages?.join(', '),
  ].filter(Boolean);
  if (!open && others.length === 0) return null;
  return (
    <p className="card-facts text-small leading-snug text-ink-2">
      {open && (
        <b className={classes('font-semibold', open.isOpen && 'text-success')}>{open.says}</b>
      )}
      {others.map((fact) => [' ', <span key={fact}>{fact}</span>])}
    </p>
  );
}
