/** Without their last letter these would be another word. */
const KEPT = new Set(
  'care rate tape bare cane note bite hope wine fare case sole pine cape'.split(' '),
);
/** One of these is something else. */
const PLURAL = new Set(['glasses']);
const DOUBLED = 'bdgmnprt';

/**
 * One light stem for English and Spanish, so that leaks, leaking and leaked are one word, and plomero and plomeras
 * another. Short words stay, and so do those that would become others: "car" is no "care".
 */
export function stem(word: string): string {
  if (word.length < 4 || PLURAL.has(word)) return word;
  const one = singular(word);
  const root = undoubled(without(without(without(one, 'ing', 3), 'in', 3), 'ed', 3));
  if (root.length === 4) return KEPT.has(root) ? root : without(root, 'e', 3);
  if (root.length < 4) return root;
  const verb = without(without(root, 'ar', 4), 'ir', 4);
  return /[aeo]$/.test(verb) ? verb.slice(0, -1) : verb;
}

/** Takes an ending off where so many letters are left. */
function without(word: string, ending: string, left: number): string {
  const long = word.length >= ending.length + left;
  return long && word.endsWith(ending) ? word.slice(0, -ending.length) : word;
}

function undoubled(word: string): string {
  const last = word.at(-1)!;
  return DOUBLED.includes(last) && word.at(-2) === last ? word.slice(0, -1) : word;
}

function singular(word: string): string {
  if (/(?:ss|us|is)$/.test(word)) return word;
  if (word.length > 4 && /[^aeiou]ies$/.test(word)) return `${word.slice(0, -3)}y`;
  if (word.length > 5 && /(?:[sxzlrnd]|[cs]h)es$/.test(word)) return word.slice(0, -2);
  return without(word, 's', 3);
}
