import { act } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { expect, it, onTestFinished, vi } from 'vitest';
import { FaqFilter } from './faq-filter.tsx';

it('takes what was typed before scripts were there', async () => {
  const onType = vi.fn<(text: string) => void>();
  const filter = <FaqFilter typed="runman" onType={onType} count={2} total={64} />;
  const page = document.createElement('div');
  page.innerHTML = renderToString(filter);
  document.body.append(page);
  onTestFinished(() => page.remove());
  page.querySelector('input')!.value = 'zeppelin';
  const root = await act(() => Promise.resolve(hydrateRoot(page, filter)));
  expect(onType).toHaveBeenCalledExactlyOnceWith('zeppelin');
  act(() => root.unmount());
});
