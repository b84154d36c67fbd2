import type { Rolldown } from 'vite';

/** A first visit hydrates one of these: its scripts come in few files, and hold nothing that only other pages use. */
const FIRST_PAGES = ['home', 'results', 'profile'];
/** Other pages that people come to first: they share the frame's file with them, and no other. */
const ALSO_FIRST = /^(signup|login|reset|contact|faq|review$|message|report)/;

type Importers = (id: string) => { importers: readonly string[]; isLoadedLate: boolean };

/** Which pages need a module. What a page loads late counts as a page of its own. */
const neededBy = new Map<string, Set<string>>();
function pagesThatNeed(id: string, importersOf: Importers): Set<string> {
  const known = neededBy.get(id);
  if (known) return known;
  const { importers, isLoadedLate } = importersOf(id);
  const page = /src\/(?:pages\/)?([\w-]+)\.tsx(\?|$)/.exec(id)?.[1] ?? (isLoadedLate && id);
  const pages = new Set(page ? [page] : []);
  neededBy.set(id, pages);
  for (const importer of importers) {
    for (const name of pagesThatNeed(importer, importersOf)) pages.add(name);
  }
  return pages;
}

/** What many pages use a little of; schemas bring all of zod along, and the rules of the contact form all of its words. */
const SMALL =
  /lucide-react|src\/(ui|platform)\/|(?<!-schema|fact-fields|messages\/contact)\.rules\.ts$|src\/pages\/page-/;

export const FEW_FILES: Rolldown.CodeSplittingGroup[] = [
  { name: 'react', test: /node_modules\/(react|react-dom|react-router|scheduler)\//, priority: 3 },
  {
    priority: 2,
    name(id, context) {
      const pages = pagesThatNeed(id, (module) => {
        const { importers = [], dynamicImporters = [] } = context.getModuleInfo(module) ?? {};
        return { importers, isLoadedLate: dynamicImporters.length > 0 };
      });
      const first = FIRST_PAGES.filter((page) => pages.has(page));
      if (pages.has('root') || first.length > 1) return 'frame';
      const isShared = Array.from(pages).some((page) => ALSO_FIRST.test(page));
      if (first[0] && SMALL.test(id)) return isShared ? 'frame' : `${first[0]}-parts`;
      return first[0] && pages.size > 1 ? `${first[0]}-parts` : undefined;
    },
  },
  { name: 'parts', test: SMALL, minShareCount: 4 },
];
