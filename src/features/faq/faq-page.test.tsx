import { act, screen } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { useArrivalFocus } from '#ui/frame/use-arrival-focus.ts';
import { showPage } from '../../../tests/support/show-page.tsx';
import { FaqPage } from './faq-page.tsx';
import type { FaqSection } from './faq-section.ts';

const link = { text: 'tell us', to: '/faq#report' };
const sections: readonly FaqSection[] = [
  {
    id: 'questions',
    title: 'Questions',
    intro: '',
    groups: [
      {
        items: [
          { id: 'trust', question: 'How do I know whom to trust?', answer: [[link]] },
          { id: 'report', question: 'How do I report a profile?', answer: [['By its page.']] },
        ],
      },
    ],
  },
];

// No test needs what moves, and the window here knows nothing of it.
document.getAnimations = () => [];

function Page() {
  useArrivalFocus();
  return (
    <main>
      <FaqPage sections={sections} />
    </main>
  );
}

it('goes on at the question that a link leads to', async () => {
  await showPage({ path: '/faq', Component: Page });
  const [from, to] = document.querySelectorAll('details');
  from!.open = true;
  const followed = screen.getByRole('link', { name: 'tell us' });
  followed.focus();
  await act(async () => followed.click());
  await vi.waitFor(() => expect(to!.open).toBe(true));
  expect(document.activeElement).toBe(to!.querySelector('summary'));
});

it('leaves the focus to the browser where the page is opened at a question', async () => {
  vi.spyOn(performance, 'getEntriesByType').mockReturnValue([{ type: 'navigate' } as never]);
  await showPage({ path: '/faq', Component: Page }, '/faq#report');
  await vi.waitFor(() => expect(document.querySelectorAll('details')[1]!.open).toBe(true));
  expect(document.activeElement).toBe(document.body);
});
