import { screen, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { paths } from '#platform/paths.ts';
import { showPage } from '../../../../tests/support/show-page.tsx';
import { live } from '../../../../tests/support/editor-profiles.ts';
import type { Standing } from '../describe-own-profile.server.ts';
import { ProviderFrame } from './provider-frame.tsx';

const maria = { name: 'María Castillo', home: '/profile1', page: '/specialist/maria-7f3k9q' };
const hidden: Standing = { ...live, listed: false };

const show = (address: string, standing: Standing = live, account = maria) =>
  showPage(
    {
      path: '*',
      Component: () => (
        <ProviderFrame account={account} standing={standing}>
          What the page shows
        </ProviderFrame>
      ),
    },
    address,
  );
const tabs = () => within(screen.getByRole('navigation', { name: 'Your pages' }));
const current = () =>
  tabs()
    .getAllByRole('link')
    .filter((link) => link.getAttribute('aria-current') === 'page')
    .map((link) => link.textContent);

describe('the frame of a provider’s pages', () => {
  it('leads to all of them, those of a business too', async () => {
    const hrefs = () =>
      tabs()
        .getAllByRole('link')
        .map((link) => link.getAttribute('href'));
    await show('/dashboard');
    const [overview, , ...others] = hrefs();
    expect(hrefs()[1]).toBe('/profile1');
    await show('/dashboard', live, { ...maria, home: '/profile2', page: '/business/x-234567' });
    expect(hrefs()).toEqual([overview, '/profile2', ...others]);
    expect(others).toEqual(['/reviews', '/dashboard/numbers', '/dashboard/poster', '/account']);
  });

  it.each([
    ['/dashboard', 'Overview', 'Dashboard'],
    ['/profile1', 'Profile', 'Your profile'],
    ['/reviews', 'Reviews', 'Your reviews'],
    ['/dashboard/numbers', 'Numbers', 'Your numbers'],
    ['/dashboard/poster?paper=a4', 'Poster', 'Your poster'],
    [paths.card, 'Poster', 'Your cards'],
    [paths.websiteCard, 'Poster', 'Your card for websites'],
    ['/account', 'Account', 'Account'],
    ['/Reviews/', 'Reviews', 'Your reviews'],
  ])('names the page at %s, and where it stands among them', async (address, tab, title) => {
    await show(address);
    expect(current()).toEqual([tab]);
    expect(screen.getByRole('heading', { level: 1 }).textContent).toBe(title);
  });

  it.each([
    ['Live', live],
    ['Live', { ...live, reviewStatus: 'pending' }],
    ['Waiting for review', { ...hidden, reviewStatus: 'pending' }],
    ['Paused', { ...hidden, paused: true }],
    ['Not approved', { ...hidden, reviewStatus: 'rejected' }],
    ['Suspended', { ...hidden, reviewStatus: 'suspended', paused: true }],
  ] as const)('says whose page it is, and that it is: %s', async (word, standing) => {
    await show('/dashboard', standing);
    const words = screen.getByText('María Castillo').closest('p')!;
    expect(words.textContent).toBe(`María CastilloYour page: ${word}`);
    const link = screen.getByRole('link', {
      name: standing.listed ? 'See your public page' : 'See your page, as only you can',
    });
    expect(link.getAttribute('href')).toBe(maria.page);
  });
});
