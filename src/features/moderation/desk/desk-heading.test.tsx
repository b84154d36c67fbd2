import { fireEvent, screen, waitFor } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { ToastRegion } from '#ui/toast-region.tsx';
import { showPage } from '../../../../tests/support/show-page.tsx';
import { ActButton } from './desk-form.tsx';
import { DeskHeading } from './desk-heading.tsx';

it('takes back what it refused once it is tried again', async () => {
  vi.stubGlobal(
    'ResizeObserver',
    class {
      observe() {}
      disconnect() {}
    },
  );
  let answer: object = { failure: 'Not yet.' };
  await showPage({
    action: () => answer,
    Component: () => (
      <>
        <ToastRegion />
        <DeskHeading title="Mailings" />
        <ActButton intent="send">Send</ActButton>
      </>
    ),
  });
  const send = () => fireEvent.click(screen.getByRole('button', { name: 'Send' }));
  send();
  await waitFor(() => expect(screen.getByRole('alert').textContent).toContain('Not yet.'));
  answer = { done: 'On its way.' };
  send();
  await waitFor(() => expect(screen.getByRole('status').textContent).toContain('On its way.'));
  expect(screen.getByRole('alert').textContent).toBe('');
});
