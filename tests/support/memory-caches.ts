interface Stored {
  body: ArrayBuffer;
  headers: Headers;
}

/** Caches as a browser has them, as far as the worker asks for anything, in memory. */
export function createMemoryCaches(origin: string) {
  const all = new Map<string, Map<string, Stored>>();
  const open = (name: string) => {
    if (!all.has(name)) all.set(name, new Map());
    const own = all.get(name)!;
    const keyOf = (asked: string | { url: string }) =>
      new URL(typeof asked === 'string' ? asked : asked.url, origin).href;
    return {
      async put(asked: string | { url: string }, answer: Response) {
        const body = await answer.arrayBuffer();
        // What is kept again comes last.
        own.delete(keyOf(asked));
        own.set(keyOf(asked), { body, headers: answer.headers });
      },
      async match(asked: string | { url: string }) {
        const stored = own.get(keyOf(asked));
        return stored && new Response(stored.body, { headers: stored.headers });
      },
      delete: async (asked: string | { url: string }) => own.delete(keyOf(asked)),
      keys: async () => Array.from(own.keys(), (url) => ({ url })),
    };
  };
  const caches = {
    open: async (name: string) => open(name),
    has: async (name: string) => all.has(name),
    keys: async () => [...all.keys()],
    delete: async (name: string) => all.delete(name),
    async match(asked: string, { cacheName }: { cacheName?: string } = {}) {
      const names = [...all.keys()].filter((name) => !cacheName || name === cacheName);
      for (const name of names) {
        const found = await open(name).match(asked);
        if (found) return found;
      }
      return undefined;
    },
  };
  return {
    caches,
    put: (name: string, path: string, answer: Response) => open(name).put(path, answer),
    /** What is kept, by address. */
    read: (name: string): Record<string, string> =>
      Object.fromEntries(
        Array.from(all.get(name) ?? [], ([url, { body }]) => [
          url.replace(origin, ''),
          new TextDecoder().decode(body),
        ]),
      ),
  };
}
