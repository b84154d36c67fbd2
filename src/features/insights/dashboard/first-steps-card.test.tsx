import { act, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { beforeEach, describe, expect, it } from 'vitest';
import {
  beginFirstSteps,
  FIRST_STEPS,
  nameFirstSteps,
  putFirstStepsAway,
  tickFirstStep,
} from '#features/accounts/first-steps.ts';
import { showPage } from '../../../../tests/support/show-page.tsx';
import { FirstStepsCard } from './first-steps-card.tsx';

const profile = {
  kind: 'specialist',
  slug: 'ana-ek-7f3k9q',
  name: 'Ana Ek',
  listed: true,
  hasHours: false,
} as const;
const show = (name = 'Ana Ek') =>
  showPage(
    {
      path: '*',
      Component: () => (
        <main tabIndex={-1}>
          <FirstStepsCard name={name} />
        </main>
      ),
    },
    '/',
  );
const card = () => screen.queryByRole('region', { name: 'Your first steps' });

beforeEach(() => {
  putFirstStepsAway();
  beginFirstSteps();
  nameFirstSteps(profile);
});

describe('the first steps after signing up', () => {
  it('lead to the page, the editor, the poster and WhatsApp', async () => {
    await show();
    const links = screen.getAllByRole('link').map((link) => link.getAttribute('href'));
    expect(links).toEqual([
      '/specialist/ana-ek-7f3k9q',
      '/profile1#editor-hours',
      '/dashboard/poster',
      expect.stringMatching(/^https:\/\/wa\.me\/\?text=.+ana-ek-7f3k9q$/),
    ]);
  });

  it('are ticked off one by one, and gone with the last', async () => {
    await show();
    await userEvent.click(screen.getByRole('link', { name: 'Print a poster' }));
    expect(card()!.textContent).toContain('1 of 4 done');
    await userEvent.click(screen.getByRole('link', { name: 'Add your hours' }));
    expect(card()!.textContent).toContain('1 of 4 done');
    act(() => nameFirstSteps({ ...profile, hasHours: true }));
    expect(card()!.textContent).toContain('2 of 4 done');
    for (const step of FIRST_STEPS) tickFirstStep(step);
    await show();
    expect(card()).toBeNull();
  });

  it('leave the keyboard on the page where the last of them stays on it', async () => {
    for (const step of FIRST_STEPS.slice(0, 3)) tickFirstStep(step);
    await show();
    const share = screen.getByRole('link', { name: 'Share on WhatsApp' });
    share.addEventListener('click', (event) => event.preventDefault());
    await userEvent.click(share);
    expect(card()).toBeNull();
    expect(document.activeElement).toBe(screen.getByRole('main'));
  });

  it('can be put away for good', async () => {
    await show();
    await userEvent.click(screen.getByRole('button', { name: 'Put away' }));
    expect(card()).toBeNull();
    expect(document.activeElement).toBe(screen.getByRole('main'));
    nameFirstSteps(profile);
    await show();
    expect(card()).toBeNull();
  });

  it('are nobody else’s', async () => {
    await show('Ben Choc');
    expect(card()).toBeNull();
    nameFirstSteps({ ...profile, slug: 'ben-choc-2byxeu', name: 'Ben Choc' });
    await show('Ben Choc');
    expect(card()).toBeNull();
  });

  it('share nothing that others cannot see yet', async () => {
    nameFirstSteps({ ...profile, listed: false });
    await show();
    expect(screen.queryByRole('link', { name: /WhatsApp/ })).toBeNull();
    expect(card()!.textContent).toContain('once it is public');
  });
});
