import { readSaved } from '#features/directory/saving/read-saved.ts';
import { KEPT } from '#platform/kept-caches.ts';
import { languageNow, languageOf, pageHref } from '#platform/language.ts';
import { placeName } from '#platform/names.rules.ts';
import { paths } from '#platform/paths.ts';
import { makeCard, element, slot } from './make-card.ts';
import { findHere, type OpenPocket } from './open-pocket.ts';

/** Those whom this browser has saved: with their number where the pocket has it. */
export function showSaved(main: HTMLElement, pocket: OpenPocket | null): void {
  const items = readSaved().map((card) => {
    const known = pocket && findHere(pocket, card.id);
    if (known) return makeCard(known, { siteName: main.dataset.site! });
    const details = [card.headline, placeName(card.location)].filter(Boolean).join(' · ');
    return linkTo(pageHref(paths[card.kind](card.id)), card.name, details);
  });
  showList(slot(main, 'saved'), items);
}

const MOST_PAGES = 12;

/** What was read last with a connection, in this language, each page by its title. */
export async function showPages(main: HTMLElement): Promise<void> {
  if (!('caches' in globalThis) || !(await caches.has(KEPT.pages))) return;
  const cache = await caches.open(KEPT.pages);
  // What is kept again comes last.
  const newest = (await cache.keys())
    .filter(({ url }) => languageOf(new URL(url).pathname) === languageNow())
    .toReversed()
    .slice(0, MOST_PAGES);
  const pages = await Promise.all(
    newest.map(async (request) => {
      const kept = await cache.match(request, { ignoreVary: true });
      const title = titleIn((await kept?.text()) ?? '');
      return title ? linkTo(request.url, title, '') : null;
    }),
  );
  showList(
    slot(main, 'pages'),
    pages.filter((page) => page !== null),
  );
}

const titleIn = (html: string): string =>
  new DOMParser()
    .parseFromString(html.slice(0, html.indexOf('</title>')), 'text/html')
    .title.replace(/ · [^·]*$/, '');

function linkTo(href: string, name: string, details: string): HTMLElement {
  const link = document.createElement('a');
  link.href = href;
  link.dir = 'auto';
  link.className = 'card card-lift block h-full p-4 font-semibold wrap-anywhere hover:text-accent';
  link.textContent = name;
  const small = element('span', details);
  small.className = 'block text-small font-normal text-ink-2';
  if (details) link.append(small);
  return link;
}

function showList(section: HTMLElement, items: readonly HTMLElement[]): void {
  section.hidden = items.length === 0;
  section.querySelector('ul')!.replaceChildren(
    ...items.map((item) => {
      const row = document.createElement('li');
      row.append(item);
      return row;
    }),
  );
}
