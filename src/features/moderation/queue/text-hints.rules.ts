const LINK =
  /\bhttps?:\/\/\S+|\bwww\.\S+|\b[\w-]{1,63}(?:\.[\w-]{1,63}){0,5}\.(?:com|net|org|bz|info|biz|shop|site|online|xyz|io|co|me|ly)\b(?:\/\S*)?/gi;
const EMAIL = /[\w.+-]{1,64}@[\w-]{1,63}(?:\.[\w-]{1,63}){1,5}/g;
/** Four or more words in capitals one after the other: fewer may be names and certificates. */
const SHOUTED_WORDS = /(?:\b\p{Lu}{2,}\b[\s,.!'-]*){4,}/u;
const LETTERS_TO_JUDGE = 20;
const SHARE_OF_CAPITALS = 0.6;

/** Links and addresses in a text that has no place for them. */
export function linksIn(text: string): string[] {
  const emails = text.match(EMAIL) ?? [];
  const links = text.replace(EMAIL, ' ').match(LINK) ?? [];
  return [...new Set([...links, ...emails])];
}

/** Written in capital letters, all of it or a part that stands out. */
export function isShouting(text: string): boolean {
  const letters = text.match(/\p{L}/gu)?.length ?? 0;
  const capitals = text.match(/\p{Lu}/gu)?.length ?? 0;
  const all = letters >= LETTERS_TO_JUDGE && capitals / letters >= SHARE_OF_CAPITALS;
  return all || SHOUTED_WORDS.test(text);
}
