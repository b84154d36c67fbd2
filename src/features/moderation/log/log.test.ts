import { describe, expect, it } from 'vitest';
import { LOGIN_EMAIL_MAX } from '#features/accounts/email.rules.ts';
import { addressWith } from '#features/directory/address-with.ts';
import { foldText } from '#features/directory/search-text.rules.ts';
import { QUERY_MAX } from '#features/directory/search.rules.ts';
import { startOfLocalDay } from '#platform/local-day.rules.ts';
import { logLines, spellAction } from './list-acts.server.ts';
import { readLogQuery, splitObject } from './log-query.rules.ts';

const read = (search: string) => readLogQuery(new URLSearchParams(search));

describe('the filter of the log', () => {
  it('reads what it understands and leaves out the rest', () => {
    expect(read('actor=ana@kanek.bz&object=profile:17&day=2025-11-29')).toEqual({
      actor: 'ana@kanek.bz',
      object: 'profile:17',
      day: '2025-11-29',
    });
    expect(splitObject(read('object=search:specialist: pipe man').object)).toEqual([
      'search',
      'specialist: pipe man',
    ]);
    const nothing = { actor: '', object: '', day: '' };
    expect(read('object=<b>&day=2025-02-30')).toEqual(nothing);
    expect(read('day=tomorrow')).toEqual(nothing);
  });

  it.each([
    ['letters', 'n'],
    ['signs that are read as words', '&'],
    ['signs that are read as several words', '㍿'],
  ])('finds what was looked for in vain, however long it is: %s', (_what, typed) => {
    const object = `search:specialist: ${foldText(typed.repeat(QUERY_MAX))}`;
    const address = addressWith('', Object.entries({ ...read(''), object }));
    expect(read(address).object).toBe(object);
  });

  it('finds who was invited to the staff, however long the email is', () => {
    const object = `staff:${'n'.repeat(LOGIN_EMAIL_MAX)}`;
    expect(read(addressWith('', Object.entries({ ...read(''), object }))).object).toBe(object);
  });

  it('stays in the address', () => {
    expect(addressWith('/admin/log', Object.entries(read('actor=ana')))).toBe(
      '/admin/log?actor=ana',
    );
    expect(addressWith('/admin/log', Object.entries(read('')))).toBe('/admin/log');
  });

  it('begins its days at midnight in Belize', () => {
    expect(startOfLocalDay('2025-11-29').toISOString()).toBe('2025-11-29T06:00:00.000Z');
  });
});

describe('a line of the log', () => {
  it('tells what changed, in words', () => {
    const before = { status: 'pending', listed: true, reason: null, same: 1 };
    const after = { status: 'rejected', listed: false, reason: 'No.', same: 1, revisionId: 4 };
    expect(logLines(before, after)).toEqual([
      { name: 'status', before: 'pending', after: 'rejected' },
      { name: 'listed', before: 'yes', after: 'no' },
      { name: 'reason', before: null, after: 'No.' },
    ]);
    expect(logLines(null, { tags: ['a', 'b'], deep: { x: 1 } })).toEqual([
      { name: 'tags', before: null, after: 'a, b' },
      { name: 'deep', before: null, after: '{"x":1}' },
    ]);
    expect(logLines(null, null)).toEqual([]);
    expect(spellAction('account.second-factor')).toBe('account: second factor');
  });

  it('writes times by the clocks of the country, and settings as their page does', () => {
    const until = '2026-11-20T18:36:07.112Z';
    const time = '20 Nov 2026, 12:36';
    expect(logLines({ decidedAt: until }, { decidedAt: null })).toEqual([
      { name: 'decided at', before: time, after: null },
    ]);
    expect(logLines({ value: until }, { value: '' }, 'STORM_UNTIL')).toEqual([
      { name: 'value', before: `until ${time}`, after: 'off' },
    ]);
    const domains = logLines(
      { value: 'gmail.com,btl.net' },
      { value: '*' },
      'ALLOWED_EMAIL_DOMAINS',
    );
    expect(domains).toEqual([{ name: 'value', before: 'gmail.com, btl.net', after: '*' }]);
  });

  it('names what was taken back, counts reports, and leaves out what only programs need', () => {
    const before = { act: 'profile.approve', reports: [4, 9], status: 'approved' };
    const after = { status: 'pending', revisionId: 10, merge: 3, profileId: 17 };
    expect(logLines(before, after)).toEqual([
      { name: 'act', before: null, after: 'profile: approve' },
      { name: 'reports', before: '2', after: null },
      { name: 'status', before: 'approved', after: 'pending' },
    ]);
  });

  it('takes nothing for a word that every object has', () => {
    expect(logLines(null, { constructor: 'x', status: 'toString' })).toEqual([
      { name: 'constructor', before: null, after: 'x' },
      { name: 'status', before: null, after: 'toString' },
    ]);
    expect(spellAction('constructor.valueOf')).toBe('constructor: value of');
  });
});
