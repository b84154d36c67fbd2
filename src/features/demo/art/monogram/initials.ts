const SMALL_WORDS = new Set([
  'a',
  'an',
  'and',
  'at',
  'by',
  'de',
  'del',
  'el',
  'for',
  'in',
  'la',
  'of',
  'on',
  'the',
  'y',
]);

/** Pairs that nobody wants on a shop sign; the first letter then stands alone. */
const UNFORTUNATE = new Set(['SS', 'WC', 'BS', 'BO', 'FU', 'KK', 'PP', 'VD']);

/** "The Blue Crab & Co." gives "BC": at most two letters, without the small words. */
export function initialsOf(name: string): string {
  const plain = name.normalize('NFD').replace(/[\u0300-\u036F'’]/g, '');
  const words = plain.split(/[^A-Za-z0-9]+/).filter((word) => word !== '');
  const telling = words.filter((word) => !SMALL_WORDS.has(word.toLowerCase()));
  const [first = 'K', second = ''] = telling.length > 0 ? telling : words;
  const pair = (first.charAt(0) + second.charAt(0)).toUpperCase();
  return UNFORTUNATE.has(pair) ? pair.charAt(0) : pair;
}
