import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { staffAccounts } from '#messages';
import { descriptionOf, showPage } from '../../../../tests/support/show-page.tsx';
import type { PairView } from './pair-desk.server.ts';
import { PairScreen } from './pair-screen.tsx';

const AT = new Date('2026-11-17T12:00:00Z');
type Shown = PairView['sides']['left'];
const side = (name: string, slug: string, changed: Partial<Shown> = {}): Shown => ({
  id: 1,
  kind: 'specialist',
  slug,
  name,
  unclaimed: false,
  listed: true,
  status: 'approved',
  version: 1,
  confirmedAt: AT,
  completeness: 50,
  reviewCount: 0,
  login: null,
  lastLoginAt: null,
  views: 0,
  ...changed,
});

const show = async (sides: PairView['sides']) => {
  const view: PairView = {
    id: '1-2',
    stamp: '1-1',
    sides,
    fixed: null,
    stays: 'left',
    twoLogins: false,
    differing: [
      { name: 'phone', label: 'Phone', chosen: 'left', left: '600-0001', right: '600-0002' },
    ],
    alike: [],
  };
  await showPage({ Component: () => <PairScreen {...view} /> });
};

const labelsOf = async (left: string, right: string) => {
  await show({ left: side(left, 'a'), right: side(right, 'b') });
  return screen
    .getAllByRole('radio')
    .map((radio) => (radio as HTMLInputElement).labels![0]!.textContent);
};

it('tells two of the same name apart, in every choice alike', async () => {
  expect(await labelsOf('Ana Cal', 'ana cal ')).toEqual([
    '1 · Ana Cal',
    '2 · ana cal ',
    '1 · Ana Cal',
    '2 · ana cal ',
  ]);
  expect(await labelsOf('Ana Cal', 'Ana Calí')).toEqual([
    'Ana Cal',
    'Ana Calí',
    'Ana Cal',
    'Ana Calí',
  ]);
});

it.each(['suspended', 'rejected', 'approved'] as const)(
  'says that visitors do not find one that is %s and hidden',
  async (status) => {
    await show({ left: side('Ana Cal', 'a', { listed: false, status }), right: side('Ana', 'b') });
    const [left, right] = screen.getAllByRole('radio').map(descriptionOf);
    expect(left).toContain('Not listed');
    const state = staffAccounts.profileStates[status];
    expect(left!.includes(state)).toBe(status !== 'approved');
    expect(right).not.toContain('Not listed');
  },
);
