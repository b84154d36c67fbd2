import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { createRequestHandler, type RouterContextProvider, type ServerBuild } from 'react-router';
import * as pages from 'virtual:react-router/server-build';
import { addressIn, LANGUAGES, languageOf, prefixOf, type Language } from '#platform/language.ts';
import { inLanguage } from '#platform/language.server.ts';
import { packageRoot } from '#platform/package-root.server.ts';
import { cachedPaths } from './cached-paths.ts';

const handlers = new Map(
  await Promise.all(
    LANGUAGES.map(async (language) => {
      const build = { ...pages, ...(await ownParts(language)) };
      return [language, createRequestHandler(build, process.env.NODE_ENV)] as const;
    }),
  ),
);

/** Door 1: answers any request that is for a page, in the language that its address begins with. */
export function renderPage(request: Request, context: RouterContextProvider): Promise<Response> {
  const language = languageOf(new URL(request.url).pathname);
  return inLanguage(language, () => handlers.get(language)!(request, context));
}

export const cachedPages = cachedPaths(pages.routes).flatMap((path) =>
  LANGUAGES.map((language) => addressIn(language, path)),
);

/** The pages are the same in all languages; their addresses and the browser's scripts are not. */
async function ownParts(language: Language): Promise<Partial<ServerBuild>> {
  const prefix = prefixOf(language);
  if (!prefix) return {};
  const file = join(packageRoot, `build/server/languages/${language}.js`);
  if (import.meta.env.DEV || !existsSync(file)) return { basename: prefix };
  const { default: assets } = (await import(/* @vite-ignore */ file)) as {
    default: ServerBuild['assets'];
  };
  return { basename: prefix, assets };
}
