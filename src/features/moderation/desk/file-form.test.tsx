import { act, fireEvent, screen } from '@testing-library/react';
import { expect, it, onTestFinished } from 'vitest';
import { showPage } from '../../../../tests/support/show-page.tsx';
import { UploadForm } from './file-form.tsx';
import { SiteFileForm } from '../settings/site-file-form.tsx';

it.each([
  ['import', <UploadForm key="" to="/admin/import" label="File" hint="" accept="" submit="Send" />],
  ['settings', <SiteFileForm key="" name="HERO_VIDEO" value="" refused="" />],
])(
  'a file on the way to the %s says so and is sent once, until another is chosen',
  async (_, form) => {
    await showPage({ Component: () => form });
    const button = screen.getByRole<HTMLButtonElement>('button');
    let sent = 0;
    const leave = (event: Event) => {
      if (!event.defaultPrevented) sent += 1;
      event.preventDefault();
    };
    addEventListener('submit', leave);
    onTestFinished(() => removeEventListener('submit', leave));
    const send = () => act(async () => void fireEvent.submit(button.form!));
    const state = () => [sent, button.getAttribute('aria-busy')];
    await send();
    await send();
    expect(state()).toEqual([1, 'true']);
    await act(async () => void dispatchEvent(new Event('pageshow')));
    expect(state()).toEqual([1, null]);
    const file = button.form!.querySelector('[type=file]')!;
    // Whoever stopped it may choose the same one, which is no change.
    for (const [times, look] of [fireEvent.change, fireEvent.click].entries()) {
      await send();
      expect(state()).toEqual([times + 2, 'true']);
      act(() => void look(file));
      expect(state()).toEqual([times + 2, null]);
    }
  },
);
