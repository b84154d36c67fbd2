import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import type { Language } from '#platform/language.ts';
import { inLanguage } from '#platform/language.server.ts';
import type { PackText } from '#platform/pack-text.ts';
import { showPage } from '../../../tests/support/show-page.tsx';
import { LegalPage } from './legal-page.tsx';

const text: PackText = {
  title: 'Terms',
  id: 'terms',
  updated: { date: '2024-12-19', words: 'December 19, 2024' },
  blocks: [],
  parts: [],
};

const show = (language: Language, shown: PackText) =>
  inLanguage(language, () =>
    showPage({ path: '/terms', Component: () => <LegalPage text={shown} /> }),
  );

it('a translation leads to the English text, which binds', async () => {
  await show('es', text);
  const link = screen.getByRole('link', { name: 'el texto en inglés' });
  expect(link.getAttribute('href')).toBe('/terms');
});

it.each([
  ['en', text],
  ['bzj', { ...text, lang: 'en' }],
] as const)('in %s the English text itself needs no such line', async (language, shown) => {
  const page = await show(language, shown);
  expect(screen.queryByRole('link')).toBeNull();
  expect(page.querySelector('article')!.getAttribute('lang')).toBe(shown.lang ?? null);
});
