import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { showPage } from '../../../../tests/support/show-page.tsx';
import type { PairView } from './pair-desk.server.ts';
import { PairScreen } from './pair-screen.tsx';

const AT = new Date('2026-11-17T12:00:00Z');
const side = (name: string, slug: string): PairView['sides']['left'] => ({
  id: 1,
  kind: 'specialist',
  slug,
  name,
  unclaimed: false,
  listed: true,
  status: 'approved',
  version: 1,
  confirmedAt: AT,
  createdAt: AT,
  completeness: 50,
  reviewCount: 0,
  login: null,
  lastLoginAt: null,
  views: 0,
});

const labelsOf = async (left: string, right: string) => {
  const view: PairView = {
    id: '1-2',
    stamp: '1-1',
    sides: { left: side(left, 'a'), right: side(right, 'b') },
    fixed: null,
    stays: 'left',
    twoLogins: false,
    differing: [
      { name: 'phone', label: 'Phone', chosen: 'left', left: '600-0001', right: '600-0002' },
    ],
    alike: [],
  };
  await showPage({ Component: () => <PairScreen {...view} /> });
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
