import { expect, it } from 'vitest';
import { startWorker, toAll, toOne, type Network } from '../../tests/support/worker.ts';

const noConnection = new TypeError('Failed to fetch');
const part = { mode: 'no-cors', destination: 'style', referrer: 'https://kanek.example/admin' };
const textOf = async ({ answer }: { answer: Promise<Response> | null }) => (await answer)!.text();

/** A server that knows who asks, unless nobody is to be known; and the line to it, which can be cut. */
function server() {
  const state = { isCut: false, isSignedIn: true };
  const network: Network = (url, { credentials }) => {
    if (state.isCut) throw noConnection;
    const { pathname } = new URL(url);
    if (pathname.startsWith('/assets/')) return toAll('its style');
    const isKnown = state.isSignedIn && credentials !== 'omit';
    const html = `<link rel="stylesheet" href="/assets/all-1.css"> ${pathname}`;
    return isKnown ? toOne(`${html} of Rosa`) : toAll(`${html} of nobody`);
  };
  return { state, network };
}

it('has a document for staff without a connection, and keeps nothing of theirs', async () => {
  const { state, network } = server();
  const worker = await startWorker(network);
  for (const asked of [worker.ask('/admin'), worker.ask('/assets/desk-1.css', part)]) {
    await asked.answer;
    await asked.over();
  }
  expect([worker.kept('kanek-pages'), worker.kept('kanek-files')]).toEqual([{}, {}]);
  state.isCut = true;
  expect(await textOf(worker.ask('/admin'))).toContain('/offline of nobody');
  expect(await textOf(worker.ask('/assets/all-1.css', part))).toBe('its style');
});
