import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { inLanguage } from '#platform/language.server.ts';
import type { Language } from '#platform/language.ts';
import { showPage } from '../../../../tests/support/show-page.tsx';
import { AdminFrame } from './admin-frame.tsx';

const given = { site: { name: 'Kanek' }, account: null, role: 'admin', counts: undefined } as const;
const frame = <AdminFrame {...given}>{null}</AdminFrame>;

it.each<[Language, string]>([
  ['en', 'en'],
  ['es', 'es'],
  ['bzj', 'en'],
])('on a page in %s says which language it speaks: %s', async (language, said) => {
  await inLanguage(language, () => showPage({ path: '*', Component: () => frame }, '/'));
  expect(screen.getByRole('main').closest<HTMLElement>('[lang]')?.lang).toBe(said);
});
