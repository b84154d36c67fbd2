import { expect, it, vi } from 'vitest';
import { inLanguage } from '#platform/language.server.ts';
import * as find from './find.tsx';
import * as profile from './profile.tsx';
import * as results from './results.tsx';

const never = (): Promise<never> => new Promise(() => {});
const asked = (path: string, pattern: string) => ({
  request: new Request(`http://localhost/es${path}`),
  params: { id: 'maria-castillo-234567' },
  pattern,
  serverLoader: never,
});
const PAGES: [string, () => unknown][] = [
  ['a sentence', () => find.clientLoader(asked('/find?q=plumber', 'find') as never)],
  ['specialists', () => results.clientLoader(asked('/x', 'specialists-results') as never)],
  ['a profile', () => profile.clientLoader(asked('/x', 'specialist/:id') as never)],
];

it.each(PAGES)('what nobody answers is given up in every language: %s', async (_, open) => {
  vi.stubGlobal('location', new URL('http://localhost/es'));
  vi.stubGlobal('fetch', never);
  const clock = new AbortController();
  const timeout = vi.spyOn(AbortSignal, 'timeout').mockReturnValue(clock.signal);
  const { outcome } = (await inLanguage('es', open)) as { outcome: Promise<object> };
  clock.abort();
  const silence = new Promise((resolve) => setTimeout(resolve, 500, 'silence'));
  const told = JSON.stringify(await Promise.race([outcome, silence]));
  expect(told).toMatch(/"(?:message|failure)":"\w+/);
  expect(timeout).toHaveBeenCalledWith(20_000);
});
