/** As large as the card needs; narrower pages make it narrower. */
export const EMBED_SIZE = { width: 360, height: 168 };

const ENTITIES: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };
const inQuotes = (text: string) => text.replace(/[&<>"]/g, (letter) => ENTITIES[letter]!);

/** What a provider pastes into any page: one line, without a script. */
export const embedLine = (address: string, title: string): string =>
  `<iframe src="${inQuotes(address)}" title="${inQuotes(title)}" width="${EMBED_SIZE.width}" height="${EMBED_SIZE.height}" loading="lazy" style="border:0;max-width:100%"></iframe>`;
