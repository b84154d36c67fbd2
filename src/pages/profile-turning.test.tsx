import { act, screen, waitFor } from '@testing-library/react';
import { useNavigate, type NavigateFunction } from 'react-router';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { showPage } from '../../tests/support/show-page.tsx';
import ProfileRoute, { clientLoader } from './profile.tsx';

const ID = 'maria-castillo-234567';
const PATH = `/specialist/${ID}`;
const ROOT = { id: 'root', loaderData: { site: { name: 'Kanek' }, account: null } };
type Props = Parameters<typeof ProfileRoute>[0];
type Loading = Parameters<typeof clientLoader>[0];

beforeEach(() => {
  Object.defineProperty(navigator, 'sendBeacon', { value: () => true, configurable: true });
});
afterEach(() => Reflect.deleteProperty(navigator, 'sendBeacon'));

const onPage = (page: string) =>
  Response.json({ id: ID, review_pages: { page: Number(page), pages: 3, stars: [] } });

/** A profile whose browser is asked for documents, and where it is told to be. */
async function open(query: string) {
  const server = { answer: onPage };
  vi.stubGlobal('fetch', async (url: string) =>
    server.answer(new URL(url, 'https://kanek.example').searchParams.get('reviews') ?? ''),
  );
  const at = (search: string) => ({ pathname: PATH, search });
  const browser = {
    ...at(query),
    assign: vi.fn<Location['assign']>(),
    reload: vi.fn<() => void>(),
  };
  vi.stubGlobal('location', browser);
  let go: NavigateFunction;
  await showPage(
    {
      path: '/specialist/:id',
      loader: ({ request, params }) =>
        clientLoader({
          request,
          params,
          pattern: 'specialist/:id',
          serverLoader: async () => ({ similar: [] }),
        } as unknown as Loading),
      Component: (props) => {
        go = useNavigate();
        const matches = [ROOT, { pathname: PATH }];
        return <ProfileRoute {...({ ...props, matches } as object as Props)} />;
      },
    },
    PATH + query,
  );
  await screen.findByRole('link', { current: 'page' });
  return {
    server,
    browser,
    follow: (search: string) => act(async () => void go(`${PATH}${search}#reviews`)),
    /** The browser is at the address before any script hears of it. */
    back: (search: string) => {
      Object.assign(browser, at(search));
      return act(async () => void go(-1));
    },
  };
}
const away = () => Response.json({}, { status: 500 });
const shownPage = () => screen.getByRole('link', { current: 'page' }).textContent;

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
