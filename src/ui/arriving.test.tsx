import { act, render } from '@testing-library/react';
import { startTransition, useState } from 'react';
import { expect, it } from 'vitest';
import { Arriving } from './arriving.tsx';

type Value = string | Promise<string>;

/** What is shown of the first value, and what brings the next, as the router does. */
async function open(first: Value) {
  let tell: (next: Value) => void;
  function Page() {
    const [value, show] = useState(first);
    tell = show;
    return (
      <Arriving value={value} fallback="Loading">
        {(known) => known}
      </Arriving>
    );
  }
  const { container } = await act(async () => render(<Page />));
  const bring = (next: Value) => act(async () => startTransition(() => tell(next)));
  return { bring, shown: () => container.textContent };
}

it.each([
  ['on its way', () => Promise.resolve('second')],
  ['here at once', () => 'second'],
])('waits for nothing but the newest value until one was shown, %s', async (_, second) => {
  const first = Promise.withResolvers<string>();
  const { bring, shown } = await open(first.promise);
  expect(shown()).toBe('Loading');
  await bring(second());
  expect(shown()).toBe('second');
  await act(async () => first.resolve('first'));
  expect(shown()).toBe('second');
  await bring(new Promise(() => {}));
  expect(shown()).toBe('second');
});
