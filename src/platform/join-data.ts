type Entries = Readonly<Record<string, unknown>>;

/** Several as one: lists follow one another, also those in one line ("plumber, plumbing"); what has keys is joined key by key. */
export const joinData = (all: readonly unknown[]): unknown => all.reduce(joinTwo);

function joinTwo(first: unknown, second: unknown): unknown {
  if (Array.isArray(first)) return [...(first as unknown[]), ...(second as unknown[])];
  if (typeof first === 'string') return `${first}, ${second as string}`;
  const joined = { ...(first as Entries) };
  for (const [key, value] of Object.entries(second as Entries))
    joined[key] = Object.hasOwn(joined, key) ? joinTwo(joined[key], value) : value;
  return joined;
}
