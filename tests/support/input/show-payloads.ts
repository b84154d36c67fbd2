import type { Browser, BrowserContext, Page } from '@playwright/test';
import { PAYLOADS } from './payloads.ts';
import type { Planted } from './plant-payloads.ts';
import { listTargets } from './targets.ts';
import { nextAddress, type Visitor } from './visitor.ts';
import { provoke, watchContext } from './watch-page.ts';

interface Scene {
  planted: readonly Planted[];
  staff: Visitor;
  /** How many texts are sent in addresses. */
  queries: number;
  /** How many single things staff open; all unless told. */
  links?: number;
  /** What else is wrong with a page that is open. */
  look?: (page: Page) => Promise<string[]>;
}

export interface Shown {
  pages: number;
  /** Pages where the words of somebody were really to be seen, as text. */
  withPayload: number;
  alarms: string[];
  failed: string[];
}

const STAFF = /^\/admin(\/|$)/;
const pages = () =>
  listTargets().filter(({ methods }) => methods.includes('POST') && methods.length > 1);

/** Opens everything that shows what was planted, as visitors, owners and staff see it. */
export async function showPayloads(
  browser: Browser,
  url: string,
  { planted, staff, queries, links = Infinity, look }: Scene,
): Promise<Shown> {
  const shown: Shown = { pages: 0, withPayload: 0, alarms: [], failed: [] };
  const open = async (
    visitor: Visitor | null,
    paths: (context: BrowserContext) => AsyncIterable<string>,
  ) => {
    const context = await browser.newContext({
      baseURL: url,
      extraHTTPHeaders: { 'X-Forwarded-For': nextAddress() },
    });
    const cookies = [...(visitor?.cookies ?? [])].map(([name, value]) => ({ name, value, url }));
    await context.addCookies(cookies);
    const watch = await watchContext(context, url);
    const page = await context.newPage();
    for await (const path of paths(context)) {
      const answer = await page.goto(path, { waitUntil: 'load' });
      shown.pages += 1;
      if ((answer?.status() ?? 500) >= 500) shown.failed.push(`${answer?.status()} ${path}`);
      await provoke(page);
      const text = await page.locator('body').innerText();
      if (PAYLOADS.some((payload) => payload.length > 8 && text.includes(payload.trim())))
        shown.withPayload += 1;
      if (look) shown.failed.push(...(await look(page)).map((fault) => `${path}: ${fault}`));
    }
    shown.alarms.push(...watch.alarms);
    await context.close();
  };

  await open(null, () => list([...planted.flatMap(publicPages), ...reflections(queries)]));
  for (const each of planted) await open(each.owner, () => list(ownPages(each)));
  await open(staff, (context) => staffPages(context, links));
  return shown;
}

// oxlint-disable-next-line require-await -- one shape for what is known and what is found on the way
async function* list(paths: readonly string[]) {
  yield* paths;
}

const downloads = /contact\.vcf|data\.zip/;

function publicPages({ kind, id, review }: Planted): string[] {
  return pages()
    .map(({ path }) => path)
    .filter((path) => path.startsWith(`/${kind}/`) || path.startsWith('/report/'))
    .filter((path) => !downloads.test(path))
    .map((path) => path.replace(':id', path.includes('/review/') ? review : id));
}

/** What an owner finds without saying who it is: every page without an id. */
function ownPages({ kind }: Planted): string[] {
  const others = kind === 'specialist' ? 'profile2' : 'profile1';
  return pages()
    .map(({ path }) => path)
    .filter(
      (path) => /^\/(profile|account|reviews|dashboard)/.test(path) && !path.includes(others),
    );
}

/** Texts in the address come back in the page. */
function reflections(count: number): string[] {
  return PAYLOADS.slice(-count).flatMap((payload) => {
    const value = encodeURIComponent(payload.slice(0, 100));
    return [
      `/specialists-results?keywords=${value}&location=${value}&category=${value}`,
      `/businesses-results?services=${value}&businessType=${value}&business_name=${value}`,
      `/login?next=${value}`,
      `/resetpassword?email=${value}&code=${value}&next=${value}`,
      `/specialists/${value}`,
    ];
  });
}

/** Every section, and every single thing that a section leads to. */
async function* staffPages(context: BrowserContext, most: number) {
  const sections = pages()
    .map(({ path }) => path)
    .filter((path) => STAFF.test(path) && !path.includes(':'));
  const found = new Set<string>();
  for (const path of sections) {
    yield path;
    const links = await context
      .pages()[0]!
      .locator('main a[href^="/admin/"]')
      .evaluateAll((all) => all.map((link) => link.getAttribute('href')!));
    for (const link of links) if (!link.includes('?')) found.add(link.split('#')[0]!);
  }
  yield* [...found].filter((path) => !sections.includes(path)).slice(0, most);
}
