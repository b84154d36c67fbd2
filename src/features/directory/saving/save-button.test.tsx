import { act, screen } from '@testing-library/react';
import { beforeEach, describe, expect, it } from 'vitest';
import { directory } from '#messages';
import { shownNotices } from '#ui/notices.ts';
import { showPage } from '../../../../tests/support/show-page.tsx';
import { SaveButton } from './save-button.tsx';
import type { SavedCard } from './read-saved.ts';
import { removeSaved, saveCards, savedCards } from './saved-list.ts';
import { SAVED_MAX } from '../search.rules.ts';

const cardOf = (id: string): SavedCard => ({
  kind: 'business',
  id,
  name: 'Pipes & Co',
  headline: 'Plumbing',
  location: 'Cayo',
  portrait: null,
  banner: null,
  rating: 0,
  reviewCount: 0,
  demo: false,
});
const heart = () => screen.getByRole('button', { name: 'Save Pipes & Co' });
const pressed = () => heart().getAttribute('aria-pressed');
const press = () => act(async () => heart().click());

beforeEach(() => {
  for (const { id } of savedCards()) removeSaved(id);
});

describe('the heart', () => {
  it('saves, says so, and takes back', async () => {
    await showPage({ Component: () => <SaveButton look="worded" card={cardOf('a')} /> });
    expect([pressed(), heart().textContent]).toEqual(['false', 'Save']);
    await press();
    expect([pressed(), heart().textContent]).toEqual(['true', 'Saved']);
    expect(savedCards()).toEqual([{ lang: 'en', ...cardOf('a') }]);
    await press();
    expect([pressed(), savedCards()]).toEqual(['false', []]);
  });

  it('says where the list is full', async () => {
    saveCards(Array.from({ length: SAVED_MAX }, (_, index) => cardOf(`m-${index}`)));
    await showPage({ Component: () => <SaveButton card={cardOf('a')} /> });
    await press();
    expect(pressed()).toBe('false');
    expect(shownNotices().at(-1)?.text).toBe(directory.listFull(SAVED_MAX));
  });
});
