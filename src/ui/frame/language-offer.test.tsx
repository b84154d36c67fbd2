import { act, fireEvent, screen } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { inLanguage } from '#platform/language.server.ts';
import { showPage } from '../../../tests/support/show-page.tsx';
import { LanguageOffer } from './language-offer.tsx';

const browserSpeaks = (...languages: string[]) =>
  vi.spyOn(navigator, 'languages', 'get').mockReturnValue(languages);
const Page = () => (
  <>
    <main tabIndex={-1}>Page</main>
    <LanguageOffer />
  </>
);
const show = async () => {
  await showPage({ path: '/find', Component: Page }, '/find?q=plumber');
  // The line comes later than the page.
  await act(() => import('./language-offer-line.tsx'));
};
const offer = () => screen.queryByRole('region', { name: 'Idioma' });

afterEach(() => void vi.restoreAllMocks());

it('is not made to others, nor where Spanish is spoken already', async () => {
  browserSpeaks('en-US', 'es');
  await show();
  expect(offer()).toBeNull();
  browserSpeaks('es');
  await inLanguage('es', show);
  expect([offer(), localStorage.length]).toEqual([null, 0]);
});

it('offers the same page in Spanish to whoever’s browser asks for it, once', async () => {
  browserSpeaks('es-BZ', 'en');
  await show();
  expect(offer()?.textContent).toContain('¿Prefiere español?');
  expect(offer()?.lang).toBe('es');
  expect(screen.getByRole('link').getAttribute('href')).toBe('/es/find?q=plumber');
  fireEvent.click(screen.getByRole('button', { name: 'Cerrar' }));
  expect(offer()).toBeNull();
  expect(document.activeElement).toBe(screen.getByRole('main'));
  await show();
  expect(offer()).toBeNull();
});
