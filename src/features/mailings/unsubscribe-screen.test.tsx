import { act, fireEvent, screen } from '@testing-library/react';
import { useLoaderData } from 'react-router';
import { expect, it } from 'vitest';
import { showPage } from '../../../tests/support/show-page.tsx';
import { UnsubscribeScreen } from './unsubscribe-screen.tsx';

/** The page, which answers at once; what was posted to it is noted down. */
async function open() {
  const posts: string[] = [];
  let subscription: 'on' | 'off' = 'on';
  await showPage({
    path: '/unsubscribe',
    loader: () => subscription,
    action: async ({ request }) => {
      subscription = (await request.formData()).has('again') ? 'on' : 'off';
      posts.push(subscription);
      return null;
    },
    Component: () => (
      <UnsubscribeScreen subscription={useLoaderData<typeof subscription>()} siteName="Kanek" />
    ),
  });
  return posts;
}
const button = (name: string) => screen.findByRole('button', { name });
/** Browsers count the clicks that follow each other. */
const click = (element: HTMLElement, detail: number) =>
  act(async () => void fireEvent.click(element, { detail }));

it('is not undone by the second click of a double click, but by a later one', async () => {
  const posts = await open();
  await click(await button('Yes, stop them'), 1);
  await click(await button('Send them again'), 2);
  expect(posts).toEqual(['off']);
  await click(await button('Send them again'), 1);
  expect(posts).toEqual(['off', 'on']);
});

it('goes on at the heading, which says what was done', async () => {
  await open();
  expect(document.activeElement).toBe(document.body);
  for (const [pressed, said] of [
    ['Yes, stop them', 'You get no more news by mail'],
    ['Send them again', 'Stop the news by mail?'],
  ] as const) {
    (await button(pressed)).focus();
    await click(await button(pressed), 1);
    expect(document.activeElement).toBe(screen.getByRole('heading', { level: 1, name: said }));
  }
});
