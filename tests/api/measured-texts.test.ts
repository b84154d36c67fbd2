import { afterEach, beforeAll, expect, it, vi } from 'vitest';
import { endpoints } from '#api/endpoints.ts';
import { TEXT_MAX } from '#platform/measured.ts';
import { KNOWN_NAMES } from '../support/input/targets.ts';
import { allPages, loadPage } from '../support/all-pages.ts';
import { openBrowser } from './browser.ts';
import { signUpIn } from './new-account.ts';
import { renderPage } from './pages.ts';
import { provideApp } from '../support/request.ts';

const { services, request } = provideApp({}, renderPage);
const visitor = openBrowser(request, '203.0.113.7');
const owner = openBrowser(request, '203.0.113.8');
/** Longer than is let through, of a letter that takes one byte however it is sent. */
const LONG = 'q'.repeat(TEXT_MAX + 1);

beforeAll(async () => {
  await signUpIn(owner, services(), 'specialist');
});
afterEach(() => vi.restoreAllMocks());

/** Every pattern of the program and its libraries asks through here. */
function watchPatterns(): () => string[] {
  const met: string[] = [];
  const { value } = Object.getOwnPropertyDescriptor(RegExp.prototype, 'exec')!;
  const exec = value as (this: RegExp, text: string) => RegExpExecArray | null;
  vi.spyOn(RegExp.prototype, 'exec').mockImplementation(function (this: RegExp, text: string) {
    if (String(text).includes(LONG)) met.push(String(this));
    return exec.call(this, text);
  });
  return () => met;
}

const names = [...new Set(KNOWN_NAMES)].filter(Boolean);
/** As many at once as a form may bring. */
const LOT = 10;
const lots = Array.from({ length: Math.ceil(names.length / LOT) }, (_each, lot) =>
  Object.fromEntries(names.slice(lot * LOT, (lot + 1) * LOT).map((name) => [name, LONG])),
);

/** Forms as browsers send them, written before anybody watches. */
async function asMultipart(fields: Record<string, string>) {
  const form = new FormData();
  for (const [name, value] of Object.entries(fields)) form.append(name, value);
  const sent = new Response(form);
  const headers = { 'Content-Type': sent.headers.get('Content-Type')! };
  return { method: 'POST', headers, body: await sent.arrayBuffer() };
}

/** Was read and understood, not turned away unread. */
const isRead = ({ status }: Response) => status < 500 && status !== 413 && status !== 429;

it('are cut before any pattern sees them, in every form and call', async () => {
  const multipart = await Promise.all(lots.map(asMultipart));
  const met = watchPatterns();
  /x/.test(LONG);
  expect(met()).toEqual(['/x/']);
  met().length = 0;
  const expectCut = async (path: string, post: () => Promise<Response>) => {
    await services().database.pool.query('delete from rate_limits');
    const answer = await post();
    expect([path, answer.status, isRead(answer), met()]).toEqual([path, answer.status, true, []]);
  };
  for (const { path, file } of allPages) {
    const { action, handle } = await loadPage(file);
    if (!action || path === '/logout') continue;
    const person = handle!.access === 'public' ? visitor : owner;
    const address = path.replaceAll(/:\w+\??/g, '1');
    for (const fields of lots) await expectCut(path, () => person.postForm(address, fields));
  }
  for (const { method, path, access, maxBytes = Infinity } of endpoints) {
    if (method !== 'POST' || maxBytes < LOT * LONG.length) continue;
    const person = access === 'public' ? visitor : owner;
    for (const [lot, fields] of lots.entries()) {
      await expectCut(path, () => person.send(path, multipart[lot]));
      await expectCut(path, () => person.postJson(path, fields));
    }
  }
});

it('in an address longer than four kilobytes are refused unread', async () => {
  const met = watchPatterns();
  const query = new URLSearchParams({ category: `a${' '.repeat(15_000)}b`, keywords: LONG });
  for (const path of ['/specialists-results', '/api/search/specialist.php', '/nothing', '/login'])
    for (const method of ['GET', 'POST']) {
      const answer = await visitor.send(`${path}?${query}`, { method });
      expect([path, answer.status, await answer.json()]).toEqual([
        path,
        414,
        { error: 'This address is too long.', code: 'addressTooLong' },
      ]);
    }
  // Hono asks it of every address that a test calls.
  expect([...new Set(met())]).toEqual([String.raw`/^https?:\/\//`]);
});
