import { screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { data, useLoaderData } from 'react-router';
import { describe, expect, it } from 'vitest';
import { showPage } from '../../../../tests/support/show-page.tsx';
import type { DeskAnswer } from '../desk/desk-form.tsx';
import { DecisionCard } from './decision-card.tsx';
import type { ItemView } from './get-item.server.ts';

const item = {
  slug: 'ana-ek-7f3k9q',
  stamp: '3-17',
  decisions: ['approve', 'reject', 'suspend'],
  reason: null,
  last: null,
  since: 0,
  news: null,
} as unknown as ItemView;

/** What was sent, each time. */
const show = async (answer: DeskAnswer | null) => {
  const sent: Record<string, unknown>[] = [];
  await showPage({
    path: '/admin/queue/ana-ek-7f3k9q',
    Component: () => <DecisionCard item={item} />,
    action: async ({ request }) => {
      sent.push(Object.fromEntries(await request.formData()));
      return answer;
    },
  });
  return sent;
};
const form = (decision: string) =>
  document.querySelector<HTMLDetailsElement>(`details[data-decision=${decision}]`)!;

describe('a decision in the queue', () => {
  it('tells what it is about, so that nobody decides about something else', async () => {
    const sent = await show(null);
    await userEvent.click(screen.getByRole('button', { name: 'Approve' }));
    expect(sent).toEqual([{ intent: 'approve', id: 'ana-ek-7f3k9q', stamp: '3-17' }]);
    const keys = document.querySelectorAll('[aria-keyshortcuts]');
    expect([...keys].map((each) => each.getAttribute('aria-keyshortcuts'))).toEqual([
      'a',
      'r',
      's',
    ]);
  });

  it('stays open with what was typed where the reason is missing, and starts there', async () => {
    const about = { intent: 'reject', id: 'ana-ek-7f3k9q' };
    const failure = 'Please choose a reason.';
    const sent = await show({ ...about, failure, field: 'reason', typed: { text: 'Hm.' } });
    await userEvent.click(within(form('reject')).getByText('Reject…'));
    const text = within(form('reject')).getByLabelText(/What exactly/);
    await userEvent.type(text, 'Hm.');
    await userEvent.click(within(form('reject')).getByRole('button', { name: 'Reject' }));
    expect(sent).toEqual([{ ...about, stamp: '3-17', reason: '', text: 'Hm.' }]);
    expect(await within(form('reject')).findByText(failure)).toBeTruthy();
    const reason = within(form('reject')).getByLabelText(/Reason/);
    await waitFor(() => expect(document.activeElement).toBe(reason));
    expect(reason.getAttribute('aria-invalid')).toBe('true');
    expect([form('reject').open, form('suspend').open]).toEqual([true, false]);
  });
  it('shows what was written to whoever comes second, where there is nothing left to reject', async () => {
    let decided = false;
    await showPage({
      path: '/admin/queue/ana-ek-7f3k9q',
      loader: () => (decided ? { ...item, stamp: '3-18', decisions: ['suspend'] } : item),
      shouldRevalidate: () => true,
      Component: () => {
        const loaded = useLoaderData<ItemView>();
        return <DecisionCard key={loaded.stamp} item={loaded} />;
      },
      action: async ({ request }) => {
        decided = true;
        const typed = Object.fromEntries(await request.formData()) as Record<string, string>;
        const { intent, id } = typed as { intent: string; id: string };
        const refused = { intent, id, failure: 'Ana was faster.', typed };
        return data<DeskAnswer>(refused, { status: 409 });
      },
    });
    await userEvent.click(within(form('reject')).getByText('Reject…'));
    await userEvent.selectOptions(within(form('reject')).getByLabelText(/Reason/), 'text');
    await userEvent.type(within(form('reject')).getByLabelText(/What exactly/), 'Shouting.');
    await userEvent.click(within(form('reject')).getByRole('button', { name: 'Reject' }));
    await waitFor(() => expect(form('reject')).toBeNull());
    const heading = screen.getByRole('heading', { name: 'What you wrote, not sent' });
    expect(heading.parentElement!.textContent).toContain('Shouting.');
  });
});
