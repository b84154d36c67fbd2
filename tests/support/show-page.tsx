import { act, cleanup, configure, render } from '@testing-library/react';
import { createRoutesStub, Outlet, useNavigate } from 'react-router';
import { onTestFinished } from 'vitest';
import { NavigateContext } from '#ui/link.tsx';
import './no-owner-stacks.ts';

// A busy machine must not fail a test.
configure({ asyncUtilTimeout: 20_000 });

type Page = Parameters<typeof createRoutesStub>[0][number];

/** A page of its own, in a document without a browser around it: for states that only a prepared answer makes. */
export async function showPage(page: Page, address = page.path ?? '/'): Promise<HTMLElement> {
  cleanup();
  onTestFinished(cleanup);
  const Stub = createRoutesStub([
    { Component: Root, children: [{ path: '/', HydrateFallback: () => null, ...page }] },
  ]);
  // What waits for its data must not be left waiting.
  return act(async () => render(<Stub initialEntries={[address]} />).container);
}

const Root = () => (
  <NavigateContext value={useNavigate()}>
    <Outlet />
  </NavigateContext>
);

/** What is said with an element to those who do not see it. */
export const descriptionOf = (element: Element): string =>
  (element.getAttribute('aria-describedby') ?? '')
    .split(' ')
    .map((id) => document.getElementById(id)?.textContent ?? '')
    .join(' ')
    .trim();
