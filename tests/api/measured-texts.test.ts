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
/** Longer than is let through, of a letter that nothing else here is written with. */
const LONG = 'ʘ'.repeat(TEXT_MAX + 1);

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

const fields = Object.fromEntries(KNOWN_NAMES.filter(Boolean).map((name) => [name, LONG]));

/** Forms as browsers send them, written before anybody watches. */
async function asMultipart() {
  const form = new FormData();
  for (const [name, value] of Object.entries(fields)) form.append(name, value);
  const sent = new Response(form);
  const headers = { 'Content-Type': sent.headers.get('Content-Type')! };
  return { method: 'POST', headers, body: await sent.arrayBuffer() };
}

it('are cut before any pattern sees them, in every form and call', async () => {
  const multipart = await asMultipart();
  const met = watchPatterns();
  /x/.test(LONG);
  expect(met()).toEqual(['/x/']);
  met().length = 0;
  for (const { path, file } of allPages) {
    const { action, handle } = await loadPage(file);
    if (!action || path === '/logout') continue;
    const person = handle!.access === 'public' ? visitor : owner;
    const address = path.replaceAll(/:\w+\??/g, '1');
    const { status } = await person.postForm(address, fields);
    expect([path, status < 500, met()]).toEqual([path, true, []]);
  }
  for (const { method, path, access } of endpoints) {
    if (method !== 'POST') continue;
    const person = access === 'public' ? visitor : owner;
    const answers = [await person.send(path, multipart), await person.postJson(path, fields)];
    const failed = answers.some(({ status }) => status >= 500);
    expect([path, failed, met()]).toEqual([path, false, []]);
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
  expect(met()).toEqual([]);
});
