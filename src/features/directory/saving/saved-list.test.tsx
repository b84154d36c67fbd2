import { act, renderHook } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import type { SavedCard } from './read-saved.ts';
import { SAVED_MAX } from '../search.rules.ts';

const cardOf = (id: string, more: Partial<SavedCard> = {}): SavedCard => ({
  kind: 'specialist',
  id,
  name: id,
  headline: 'Plumber',
  location: 'Cayo',
  portrait: null,
  banner: null,
  rating: 0,
  reviewCount: 0,
  demo: false,
  ...more,
});

/** As another tab has it: a module of its own over the same storage. */
async function openTab() {
  vi.resetModules();
  return import('./saved-list.ts');
}
const idsOf = (cards: readonly SavedCard[]) => cards.map(({ id }) => id);

beforeEach(() => {
  vi.restoreAllMocks();
  localStorage.clear();
});

describe('the saved list', () => {
  it('has the newest in front, each once, and survives a reload', async () => {
    const tab = await openTab();
    tab.saveCards([cardOf('a')]);
    tab.saveCards([cardOf('b')]);
    tab.saveCards([cardOf('a'), cardOf('c')]);
    tab.removeSaved('b');
    const later = await openTab();
    expect(idsOf(later.savedCards())).toEqual(['c', 'a']);
  });

  it('takes as many as a link can carry, and all of them or none', async () => {
    const tab = await openTab();
    const many = Array.from({ length: SAVED_MAX - 1 }, (_, index) => cardOf(`m-${index}`));
    expect(tab.saveCards(many)).toBe(true);
    expect(tab.saveCards([cardOf('x'), cardOf('y')])).toBe(false);
    expect(tab.savedCards()).toHaveLength(SAVED_MAX - 1);
    expect(tab.saveCards([cardOf('x'), cardOf('m-0')])).toBe(true);
    expect(tab.saveCards([cardOf('y')])).toBe(false);
  });

  it('keeps the changes of two tabs', async () => {
    const one = await openTab();
    const two = await openTab();
    expect([one.savedCards(), two.savedCards()]).toEqual([[], []]);
    one.saveCards([cardOf('a')]);
    two.saveCards([cardOf('b')]);
    one.removeSaved('a');
    expect(idsOf(one.savedCards())).toEqual(['b']);
  });

  it('hears of what another tab does', async () => {
    const one = await openTab();
    const two = await openTab();
    const { result, unmount } = renderHook(() => one.useIsSaved('a'));
    two.saveCards([cardOf('a')]);
    expect(result.current).toBe(false);
    act(() => void dispatchEvent(new StorageEvent('storage', { key: 'theme' })));
    expect(result.current).toBe(false);
    act(() => void dispatchEvent(new StorageEvent('storage', { key: 'saved' })));
    expect(result.current).toBe(true);
    unmount();
  });

  it('takes over what the server says now, and leaves the others', async () => {
    const tab = await openTab();
    tab.saveCards([cardOf('a'), cardOf('b')]);
    tab.updateSaved([
      { card: cardOf('b', { name: 'Bea' }), was: [] },
      { card: cardOf('stranger'), was: [] },
    ]);
    expect(tab.savedCards().map(({ name }) => name)).toEqual(['a', 'Bea']);
  });

  it('has once what has become one', async () => {
    const tab = await openTab();
    tab.saveCards([cardOf('a'), cardOf('b'), cardOf('c')]);
    tab.updateSaved([{ card: cardOf('c', { name: 'Cia' }), was: ['a'] }]);
    expect(tab.savedCards().map(({ name }) => name)).toEqual(['Cia', 'b']);
  });

  it.each(['{', '7', '{"a":1}', '[null, 1, {"id":"a"}, {"id":"a","name":"A","kind":"cat"}]'])(
    'is empty where %s is stored',
    async (stored) => {
      localStorage.setItem('saved', stored);
      const tab = await openTab();
      expect(tab.savedCards()).toEqual([]);
      expect(tab.saveCards([cardOf('a')])).toBe(true);
      expect(idsOf(tab.savedCards())).toEqual(['a']);
    },
  );

  it('lasts as long as the page where storage is full or forbidden', async () => {
    const tab = await openTab();
    const refuse = () => {
      throw new DOMException('no', 'QuotaExceededError');
    };
    vi.stubGlobal('localStorage', { getItem: refuse, setItem: refuse });
    expect(tab.saveCards([cardOf('a')])).toBe(true);
    expect(tab.saveCards([cardOf('b')])).toBe(true);
    expect(idsOf(tab.savedCards())).toEqual(['b', 'a']);
    expect(tab.isKept()).toBe(false);
    vi.unstubAllGlobals();
    tab.removeSaved('a');
    expect(tab.isKept()).toBe(true);
    expect(idsOf((await openTab()).savedCards())).toEqual(['b']);
  });
});
