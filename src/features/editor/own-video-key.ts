/** The stored file that the address of an uploaded video names; empty for links to elsewhere. */
export const ownVideoKey = (url: string | null): string =>
  /^\/media\/videos\/([0-9a-f]{32})\.(?:mp4|webm)$/.exec(url ?? '')?.[1] ?? '';
