const ENTITIES: Record<string, string> = { amp: '&', lt: '<', gt: '>', quot: '"', apos: "'" };

/** Reads the answer to ListObjectsV2: one flat list, of which three fields count, and how to ask for the rest of it. */
export function readListing(xml: string) {
  const files = Array.from(xml.matchAll(/<Contents>([^]*?)<\/Contents>/g), ([, file]) => ({
    key: textOf(file!, 'Key')!,
    writtenAt: new Date(textOf(file!, 'LastModified')!),
  }));
  return { files, next: textOf(xml, 'NextContinuationToken') };
}

function textOf(xml: string, tag: string): string | null {
  const found = new RegExp(`<${tag}>([^<]*)</${tag}>`).exec(xml)?.[1];
  return found?.replace(/&(?:#x([0-9a-f]+)|#(\d+)|(\w+));/gi, decoded) ?? null;
}

function decoded(entity: string, hex?: string, decimal?: string, name?: string): string {
  if (name) return ENTITIES[name] ?? entity;
  return String.fromCodePoint(hex ? parseInt(hex, 16) : Number(decimal));
}
