import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { inLanguage } from '#platform/language.server.ts';
import { clientLoader } from './profile.tsx';

const PATH = '/specialist/maria-castillo-234567';
/** Where a link leads on from. */
beforeEach(() => void vi.stubGlobal('location', { pathname: '/', search: '' }));
afterEach(() => vi.unstubAllGlobals());

const follow = (own: Promise<unknown>) =>
  clientLoader({
    request: new Request(`https://kanek.example${PATH}`),
    params: { id: 'maria-castillo-234567' },
    pattern: 'specialist/:id',
    serverLoader: () => own,
  } as unknown as Parameters<typeof clientLoader>[0]);

it('the public API speaks English: in other languages the page asks its own loader', async () => {
  const fetched = vi.fn<typeof fetch>(async () => Response.json({ id: 'maria-castillo-234567' }));
  vi.stubGlobal('fetch', fetched);
  const own = { outcome: { failure: 'Especialista no encontrado', status: 404 }, similar: [] };
  const spanish = await inLanguage('es', () => follow(Promise.resolve(own)));
  expect(await spanish.outcome).toBe(own.outcome);
  expect(fetched).not.toHaveBeenCalled();
  const english = await follow(Promise.resolve(own));
  expect(await english.outcome).toMatchObject({ status: 200 });
  expect(await english.similar).toEqual([]);
});

it('what nobody answers is told in the language of the page', async () => {
  const { outcome, similar } = await inLanguage('es', () =>
    follow(Promise.reject(new Error('away'))),
  );
  const said = 'No se pudo cargar el especialista: servicio no disponible';
  expect(await outcome).toEqual({ failure: said, status: 503 });
  // Not that there is nobody: those who are being read stay.
  expect(await similar).toBeNull();
});
