import { fireEvent, screen } from '@testing-library/react';
import { data, useLoaderData } from 'react-router';
import { beforeEach, describe, expect, it } from 'vitest';
import { forgetAllKept } from '#ui/kept.ts';
import { showPage } from '../../../../tests/support/show-page.tsx';
import type { DeskAnswer } from '../desk/desk-form.tsx';
import type { InboxMessage } from './inbox-desk.server.ts';
import { MessageScreen } from './message-screen.tsx';

const MESSAGE = {
  id: 7,
  name: 'Rita',
  email: 'rita@gmail.com',
  message: 'Are you there?',
  status: 'open',
  createdAt: new Date('2026-11-18T12:00:00Z'),
};

beforeEach(forgetAllKept);

describe('notes that a colleague changes while somebody is on the page', () => {
  const notes = () => screen.getByRole<HTMLTextAreaElement>('textbox', { name: /Notes/ });
  const write = (value: string) => fireEvent.input(notes(), { target: { value } });
  async function press(name: RegExp) {
    const button = screen.getByRole<HTMLButtonElement>('button', { name });
    await expect.poll(() => button.disabled).toBe(false);
    fireEvent.click(button);
  }
  async function loaded(kept: string) {
    await expect.poll(() => document.querySelector('output')!.textContent).toBe(kept);
  }

  /** What the writer had before their eyes, each time that notes were sent. */
  async function show(start: string) {
    let kept = start;
    const seen: string[] = [];
    await showPage({
      path: '/admin/inbox/7',
      loader: () => ({ ...MESSAGE, notes: kept }),
      shouldRevalidate: () => true,
      async action({ request }) {
        const sent = Object.fromEntries(await request.formData()) as Record<string, string>;
        const { intent, id } = sent as { intent: string; id: string };
        if (intent !== 'notes') {
          kept = 'Called again, paid.';
          return { intent, id, done: 'Closed.' } satisfies DeskAnswer;
        }
        seen.push(sent['seen']!);
        if (sent['seen'] === kept) {
          kept = sent['notes']!;
          return { intent, id, done: 'Saved.' } satisfies DeskAnswer;
        }
        const refused = { intent, id, field: 'notes', failure: 'Look first.', typed: sent };
        return data<DeskAnswer>(refused, { status: 409 });
      },
      Component() {
        const message = useLoaderData<InboxMessage>();
        return (
          <>
            <output>{message.notes}</output>
            <MessageScreen {...message} />
          </>
        );
      },
    });
    return seen;
  }

  it('are not overwritten before they were read, and then they may be', async () => {
    const seen = await show('Called on Monday.');
    write('Sent her a mail.');
    await press(/Close/);
    await loaded('Called again, paid.');
    await press(/Save the notes/);
    const now = await screen.findByText('Now they read:');
    expect(now.parentElement!.textContent).toContain('paid.');
    expect(notes().value).toBe('Sent her a mail.');
    await press(/Save the notes/);
    await loaded('Sent her a mail.');
    write('Sent her two mails.');
    await press(/Save the notes/);
    await loaded('Sent her two mails.');
    expect(seen).toEqual(['Called on Monday.', 'Called again, paid.', 'Sent her a mail.']);
  });

  it('may be, where they stood before whoever began to write', async () => {
    const seen = await show('');
    await press(/Close/);
    await loaded('Called again, paid.');
    expect(notes().value).toBe('Called again, paid.');
    write('Paid on Tuesday.');
    await press(/Save the notes/);
    await loaded('Paid on Tuesday.');
    expect(seen).toEqual(['Called again, paid.']);
  });
});
