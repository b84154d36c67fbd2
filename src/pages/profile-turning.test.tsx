import { act, screen, waitFor } from '@testing-library/react';
import { useNavigate, type NavigateFunction } from 'react-router';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { showPage } from '../../tests/support/show-page.tsx';
import ProfileRoute, { clientLoader } from './profile.tsx';

const ID = 'maria-castillo-234567';
const PATH = `/specialist/${ID}`;
/** No id of a profile. */
const NOBODY = '/specialist/n%20body';
const ROOT = { id: 'root', loaderData: { site: { name: 'Kanek' }, account: null } };
type Props = Parameters<typeof ProfileRoute>[0];
type Loading = Parameters<typeof clientLoader>[0];
type Loaded = Awaited<ReturnType<typeof clientLoader>>;

let told: unknown[];
beforeEach(() => {
  told = [];
  Object.defineProperty(navigator, 'sendBeacon', {
    value: (_to: string, sent: string) => told.push(JSON.parse(sent)),
    configurable: true,
  });
});
afterEach(() => Reflect.deleteProperty(navigator, 'sendBeacon'));

const onPage = (page: string, id = ID) =>
  Response.json({
    id,
    phone: '+501 600-0000',
    review_pages: { page: Number(page), pages: 3, stars: [] },
  });

/** A profile whose browser is asked for documents, and where it is told to be. */
async function open(query: string) {
  const server = { answer: onPage };
  vi.stubGlobal('fetch', async (url: string) => {
    const { id, reviews, review } = Object.fromEntries(
      new URL(url, 'https://kanek.example').searchParams,
    );
    return server.answer(review ? '2' : reviews!, id);
  });
  const at = (search: string) => ({ pathname: PATH, search });
  const browser = {
    ...at(query),
    assign: vi.fn<Location['assign']>(),
    reload: vi.fn<() => void>(),
  };
  vi.stubGlobal('location', browser);
  const loaded: Loaded[] = [];
  let go: NavigateFunction;
  await showPage(
    {
      path: '/specialist/:id',
      loader: async ({ request, params }) => {
        const found = await clientLoader({
          request,
          params,
          pattern: 'specialist/:id',
          serverLoader: async () => ({ similar: [] }),
        } as unknown as Loading);
        loaded.push(found);
        return found;
      },
      Component: (props) => {
        go = useNavigate();
        const matches = [ROOT, { pathname: PATH }];
        return (
          <main id="main">
            <ProfileRoute {...({ ...props, matches } as object as Props)} />
          </main>
        );
      },
    },
    NOBODY,
  );
  await act(async () => void go(PATH + query));
  await screen.findByText(/^Page \d/);
  return {
    server,
    browser,
    loaded,
    follow: (search: string) => act(async () => void go(`${PATH}${search}#reviews`)),
    go: (to: string | number) => act(async () => void go(to as string)),
    /** The browser is at the address before any script hears of it. */
    back: (search: string) => {
      Object.assign(browser, at(search));
      return act(async () => void go(-1));
    },
  };
}
const away = () => Response.json({}, { status: 500 });
const shownPage = () => screen.getByText(/^Page \d/).textContent.split(' ')[1];

it('whoever turns to earlier reviews has the ones before until they are there', async () => {
  const { server, browser, follow } = await open('');
  const answer = Promise.withResolvers<Response>();
  server.answer = () => answer.promise as unknown as Response;
  await follow('?reviews=2');
  expect(shownPage()).toBe('1');
  await act(async () => answer.resolve(onPage('2')));
  await waitFor(() => expect(shownPage()).toBe('2'));
  expect(browser.assign).not.toHaveBeenCalled();
});

it('earlier reviews that do not come are left to the browser, which tells of it', async () => {
  const { server, browser, follow } = await open('');
  server.answer = away;
  await follow('?reviews=2');
  await waitFor(() => expect(browser.assign.mock.calls).toHaveLength(1));
  expect(browser.assign.mock.calls[0]![0]).toMatch(/\?reviews=2#reviews$/);
});

it('so are those that the Back button leads to, whose address the browser has already', async () => {
  const { server, browser, follow, back } = await open('');
  await follow('?reviews=2');
  await waitFor(() => expect(shownPage()).toBe('2'));
  server.answer = away;
  await back('');
  await waitFor(() => expect(browser.reload).toHaveBeenCalled());
  expect(browser.assign).not.toHaveBeenCalled();
});

it('whoever comes back from elsewhere has it whole, and stays there until then', async () => {
  const { server, go, back } = await open('');
  await go(NOBODY);
  const answer = Promise.withResolvers<Response>();
  server.answer = () => answer.promise as unknown as Response;
  await back('');
  expect(screen.getByText('Specialist Not Found')).toBeTruthy();
  await act(async () => answer.resolve(onPage('1')));
  await waitFor(() => expect(shownPage()).toBe('1'));
});

it('whoever comes back on a slow line sees after two seconds that it comes', async () => {
  const { server, go, back } = await open('');
  await go(NOBODY);
  server.answer = () => new Promise(() => {}) as unknown as Response;
  const patience = new AbortController();
  const started = vi.spyOn(AbortSignal, 'timeout').mockReturnValue(patience.signal);
  await back('');
  expect(screen.getByText('Specialist Not Found')).toBeTruthy();
  expect(started).toHaveBeenLastCalledWith(2_000);
  await act(async () => patience.abort());
  await waitFor(() => expect(screen.queryByText('Specialist Not Found')).toBeNull());
});

it('a profile that is asked for anew where it stands comes as it comes: its failure takes no title away', async () => {
  const { server, loaded, go } = await open('');
  server.answer = away;
  await go(PATH);
  expect(loaded.at(-1)!.outcome).toBeInstanceOf(Promise);
  expect(shownPage()).toBe('1');
});

it('whoever has gone on by then is not called back', async () => {
  const { server, browser, follow, back } = await open('');
  await follow('?reviews=2');
  await waitFor(() => expect(shownPage()).toBe('2'));
  const answer = Promise.withResolvers<Response>();
  server.answer = () => answer.promise as unknown as Response;
  await follow('?reviews=3');
  server.answer = onPage;
  await back('');
  await waitFor(() => expect(shownPage()).toBe('1'));
  await act(async () => answer.resolve(away()));
  expect(browser.assign).not.toHaveBeenCalled();
  expect(browser.reload).not.toHaveBeenCalled();
});

const OTHER = 'ana-cho-234567';
const viewed = (id = ID) => ({ kind: 'view', ids: [id] });
const CALLED = { kind: 'call', ids: [ID] };
const call = () => document.querySelector<HTMLElement>('a[href^="tel:"]')!.click();

it('whoever turns to other reviews and returns has come once, and calls once', async () => {
  const { follow } = await open('');
  call();
  for (const [query, page] of [
    ['?reviews=2', '2'],
    ['', '1'],
  ] as const) {
    await follow(query);
    await waitFor(() => expect(shownPage()).toBe(page));
    call();
  }
  expect(told).toEqual([viewed(), CALLED]);
});

it.each(['?reviews=2', '?review=12'])('whoever comes by %s has come', async (query) => {
  await open(query);
  call();
  expect(told).toEqual([viewed(), CALLED]);
});

it('whoever comes again has come again, but not by the Back button', async () => {
  const { follow, go } = await open('');
  await follow('?reviews=2');
  await waitFor(() => expect(shownPage()).toBe('2'));
  await go(`/specialist/${OTHER}`);
  await waitFor(() => expect(told).toEqual([viewed(), viewed(OTHER)]));
  await go(-1);
  await waitFor(() => expect(shownPage()).toBe('2'));
  call();
  expect(told.slice(2)).toEqual([CALLED]);
  await go(NOBODY);
  await go(PATH);
  await waitFor(() => expect(told.slice(3)).toEqual([viewed()]));
});
