const ITEM_MAX = 90;
const ITEMS_MIN = 3;

interface Listed {
  items: string[];
  separator: string;
  /** What follows the list, such as a price. */
  rest: string;
}

/** People write skills and services as a row with commas or semicolons; null when a text is not one. */
export function listItems(text: string): Listed | null {
  const whole = text.trim();
  const end = whole.search(/[^.\s]\.(?=\s|$)/);
  const row = end < 0 ? whole : whole.slice(0, end + 1);
  if (row.includes('\n') || row.endsWith('.')) return null;
  const separator = row.includes(';') ? ';' : ',';
  const items = row
    .split(separator === ';' ? ';' : /,\s/)
    .map((item) => item.trim())
    .filter(Boolean);
  const isList = items.length >= ITEMS_MIN && items.every((item) => item.length <= ITEM_MAX);
  return isList ? { items, separator, rest: whole.slice(row.length + 1).trim() } : null;
}
