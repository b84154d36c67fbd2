/**
 * One light stem for English and Spanish, so that leaks, leaking and leaked are one word, and plomero and plomeras
 * another. Short words stay: "car" is no "care".
 */
export function stem(word: string): string {
  if (word.length < 4) return word;
  const one = singular(word);
  const root = one
    .replace(/(?<=[a-z]{3})(?:ing|in)$/, '')
    .replace(/(?<=[a-z]{3})ed$/, '')
    .replace(/([bdgmnprt])\1$/, '$1');
  return root.length > 4 ? root.replace(/[aeo]$/, '') : root;
}

function singular(word: string): string {
  if (/(?:ss|us|is)$/.test(word)) return word;
  if (/[^aeiou]ies$/.test(word) && word.length > 4) return `${word.slice(0, -3)}y`;
  if (/(?:[sxz]|[cs]h|[lrnd])es$/.test(word) && word.length > 5) return word.slice(0, -2);
  return word.replace(/s$/, '');
}
