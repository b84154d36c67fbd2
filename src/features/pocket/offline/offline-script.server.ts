import { readdirSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { languageNow } from '#platform/language.ts';
import { packageRoot } from '#platform/package-root.server.ts';

const NAME = /^pocket-([a-z]{2,3})-.+\.js$/;
const ASSETS = join(packageRoot, 'build/client/assets');

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
    for (const file of readdirSync(ASSETS)) {
      const language = NAME.exec(file)?.[1];
      const { size: bytes = 0 } =
        statSync(join(ASSETS, `${file}.br`), { throwIfNoEntry: false }) ?? {};
      if (language) known.set(language, { address: `/assets/${file}`, bytes });
    }
  return known.get(languageNow())!;
}
