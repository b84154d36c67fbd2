const ASSET = /\/assets\/[\w.-]+\.\w+/g;
const NAMED = /<(?:script|link)\b[^>]*?\s(?:src|href)="(\/[^"/][^"#]*)"[^>]*>/g;
const OTHER_PAGE = /\srel="(?:alternate|canonical|manifest|prefetch)"/;
const PICTURE = /\/media\/([0-9a-f]{32})\/(\d+)\.avif/g;
/** As wide as a phone shows one. */
const WIDE_ENOUGH = 640;
const MOST_PICTURES = 40;

/** The built files that a document speaks of, also those that it starts later. */
export const assetsOf = (html: string): string[] => [...new Set(html.match(ASSET))];

/** What a document loads by itself. */
export const namedFilesOf = (html: string): string[] => [
  ...new Set(
    Array.from(html.matchAll(NAMED))
      .filter(([tag]) => !OTHER_PAGE.test(tag))
      .map(([, address]) => address!),
  ),
];

/** Each picture once, in one width that will do on a phone. */
export function picturesOf(html: string): string[] {
  const chosen = new Map<string, { width: number; address: string }>();
  for (const [address, key, digits] of html.matchAll(PICTURE)) {
    const width = Number(digits);
    const before = chosen.get(key!);
    if (!before || isBetter(width, before.width)) chosen.set(key!, { width, address });
  }
  return Array.from(chosen.values(), ({ address }) => address).slice(0, MOST_PICTURES);
}

const isBetter = (width: number, than: number) =>
  than < WIDE_ENOUGH ? width > than : width >= WIDE_ENOUGH && width < than;
