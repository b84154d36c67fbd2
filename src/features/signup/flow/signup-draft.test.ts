import { beforeEach, describe, expect, it, vi } from 'vitest';
import { forgetWhoWasHere } from '#features/accounts/access/carried-email.ts';
import { dropDraft, keepDraft, readDraft } from '../form/use-signup-form.ts';

const FIELDS = ['email', 'password', 'firstName'];
const stored = new Map<string, string>();

beforeEach(() => {
  stored.clear();
  vi.stubGlobal('sessionStorage', {
    getItem: (key: string) => stored.get(key) ?? null,
    setItem: (key: string, value: string) => void stored.set(key, value),
    removeItem: (key: string) => void stored.delete(key),
  });
  dropDraft('specialist');
});

describe('a draft', () => {
  it('comes back as it was typed', () => {
    keepDraft('specialist', { email: 'a@gmail.com', firstName: 'Ana ' });
    expect(readDraft('specialist', FIELDS)).toEqual({ email: 'a@gmail.com', firstName: 'Ana ' });
    expect(readDraft('business', FIELDS)).toBeNull();
  });

  it('never holds the password', () => {
    keepDraft('specialist', { email: 'a@gmail.com', password: 'Mahogany1' });
    expect([...stored.values()].join()).not.toContain('Mahogany1');
  });

  it('is gone when the form is empty, or dropped', () => {
    keepDraft('specialist', { email: 'a@gmail.com' });
    keepDraft('specialist', { email: '' });
    expect(stored.size).toBe(0);
    expect(readDraft('specialist', FIELDS)).toBeNull();
  });

  it('is forgotten with a log-out, whichever form it is of', () => {
    const forms = ['specialist', 'business-variant', 'add-specialist'] as const;
    for (const form of forms) keepDraft(form, { email: 'a@gmail.com' });
    forgetWhoWasHere();
    expect(forms.map((form) => readDraft(form, FIELDS))).toEqual([null, null, null]);
    expect(stored.size).toBe(0);
  });

  it.each(['{', '7', 'null', '["a"]', '{"email":5,"gone":"x"}', '{"password":"Mahogany1"}'])(
    'ignores rubbish: %s',
    (rubbish) => {
      keepDraft('specialist', { email: 'a@gmail.com' });
      const [key] = stored.keys();
      dropDraft('specialist');
      stored.set(key!, rubbish);
      expect(readDraft('specialist', FIELDS)).toBeNull();
    },
  );

  it('lasts as long as the page where storage is forbidden', () => {
    const forbidden = () => {
      throw new DOMException('denied', 'SecurityError');
    };
    vi.stubGlobal('sessionStorage', {
      getItem: forbidden,
      setItem: forbidden,
      removeItem: forbidden,
    });
    keepDraft('specialist', { email: 'a@gmail.com' });
    expect(readDraft('specialist', FIELDS)).toEqual({ email: 'a@gmail.com' });
  });
});
