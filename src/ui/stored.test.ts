import { beforeEach, describe, expect, it, vi } from 'vitest';
import { createStored } from './stored.ts';

const kept = new Map<string, string>();
const storage = {
  getItem: (key: string) => kept.get(key) ?? null,
  setItem: (key: string, text: string) => void kept.set(key, text),
  removeItem: (key: string) => void kept.delete(key),
};
const refuse = () => {
  throw new DOMException('No.', 'QuotaExceededError');
};

beforeEach(() => {
  kept.clear();
  vi.stubGlobal('localStorage', storage);
});

describe('a text that this browser keeps', () => {
  it('is the one that was written last, also where storage is full and has an older one', () => {
    const theme = createStored('theme');
    theme.write('dark');
    vi.stubGlobal('localStorage', { ...storage, setItem: refuse });
    theme.write('light');
    expect(theme.read()).toBe('light');
    vi.stubGlobal('localStorage', storage);
    theme.write('dark');
    expect([theme.read(), kept.get('theme')]).toEqual(['dark', 'dark']);
  });

  it('lasts as long as the page where storage is forbidden', () => {
    vi.stubGlobal('localStorage', { getItem: refuse, setItem: refuse, removeItem: refuse });
    const theme = createStored('theme');
    expect(theme.read()).toBeNull();
    theme.write('light');
    expect(theme.read()).toBe('light');
    theme.write(null);
    expect(theme.read()).toBeNull();
  });

  it('is gone where another tab has taken it away', () => {
    const steps = createStored('steps');
    steps.write('begun');
    kept.delete('steps');
    expect(steps.read()).toBeNull();
  });
});
