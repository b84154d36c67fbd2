import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { staffImport } from '#messages';
import { showPage } from '../../../../tests/support/show-page.tsx';
import type { ImportView } from './import-desk.server.ts';
import { ImportScreen } from './import-screen.tsx';

const show = (changed: Partial<ImportView>) => {
  const view: ImportView = {
    id: 1,
    fileName: 'list.csv',
    state: 'planned',
    columns: [],
    failure: null,
    hasPictures: false,
    picturesAdded: null,
    counts: { make: 1 },
    isUnderWay: false,
    progress: { done: 0, total: null },
    isBefore: true,
    isGone: false,
    mayBeUndone: false,
    choices: [],
    chosen: '',
    list: { rows: [], total: 0, page: 1, pages: 1 },
    refusal: null,
    ...changed,
  };
  return showPage({ Component: () => <ImportScreen {...view} /> });
};
const buttons = () => screen.queryAllByRole('button').map(({ textContent }) => textContent);

it('offers to start what was looked through', async () => {
  await show({});
  expect(buttons()).toContain(staffImport.start);
});

it.each(['uploaded', 'planned', 'failed'] as const)(
  'offers nothing with a file that was %s and is not kept any more',
  async (state) => {
    await show({ state, isBefore: false, isGone: true });
    for (const each of [staffImport.start, staffImport.plan, staffImport.planAgain])
      expect(buttons()).not.toContain(each);
    expect(screen.queryByText(staffImport.refusals.gone(''))).not.toBeNull();
  },
);
