import { listBuiltFiles } from '#platform/built-files.server.ts';
import { languageNow } from '#platform/language.ts';

const PATH = /^\/assets\/pocket-([a-z]{2,3})-.+\.js$/;

interface Script {
  address: string;
  /** Compressed, as it is sent. */
  bytes: number;
}

const known = new Map<string, Script>();

/** The script of the page without a connection, in the language that is spoken. */
export function offlineScript(): Script {
  if (import.meta.env.DEV) return { address: '/src/features/pocket/offline/start.ts', bytes: 0 };
  if (known.size === 0)
    for (const [address, { br }] of listBuiltFiles()) {
      const language = PATH.exec(address)?.[1];
      if (language) known.set(language, { address, bytes: br?.[1] ?? 0 });
    }
  return known.get(languageNow())!;
}
