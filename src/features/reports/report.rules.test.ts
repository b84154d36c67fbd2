import { reports } from '#messages';
import { describe, expect, it } from 'vitest';
import {
  checkReport,
  priorityOf,
  REPORT_TEXT_MAX,
  reasonLabel,
  tidyReport,
} from './report.rules.ts';

const report = { reason: 'scam', text: '', email: '' };

describe('checkReport', () => {
  it('asks for a reason and for nothing else', () => {
    expect(checkReport('profile', report)).toBeNull();
    expect(checkReport('profile', { ...report, reason: '' })).toEqual({
      reason: 'Please choose what is wrong.',
    });
  });

  it('knows only the reasons of its kind', () => {
    for (const reason of ['toString', 'untrue', '<b>'])
      expect(checkReport('profile', { ...report, reason })).toHaveProperty('reason');
    expect(checkReport('review', { ...report, reason: 'untrue' })).toBeNull();
    expect(checkReport('review', report)).toHaveProperty('reason');
  });

  it('asks for words where the reason has none', () => {
    const other = { ...report, reason: 'other' };
    expect(checkReport('profile', other)).toEqual({ text: 'Please say what is wrong.' });
    expect(checkReport('profile', { ...other, text: 'The name' })).toBeNull();
  });

  it('limits the text and takes no broken address', () => {
    expect(checkReport('profile', { ...report, text: 'x'.repeat(REPORT_TEXT_MAX) })).toBeNull();
    expect(
      checkReport('profile', { ...report, text: 'x'.repeat(REPORT_TEXT_MAX + 1), email: 'a@b' }),
    ).toEqual({
      text: 'This text is too long (max 500 characters).',
      email: 'Please enter a valid email address.',
    });
    expect(checkReport('profile', { ...report, email: `${'a'.repeat(250)}@x.bz` })).toHaveProperty(
      'email',
    );
  });
});

it('tidies what was typed', () => {
  expect(tidyReport({ reason: 'scam', text: ' one\r\ntwo\0 ', email: ' a@b.bz ' })).toEqual({
    reason: 'scam',
    text: 'one\ntwo',
    email: 'a@b.bz',
  });
});

it('raises the priority at three and at six visitors', () => {
  expect([0, 1, 2, 3, 4, 5, 6, 100].map(priorityOf)).toEqual([0, 0, 0, 1, 1, 1, 2, 2]);
});

it('has a label for each reason, and shows an old one by its name', () => {
  expect(Object.keys(reports.reasons.profile)).toHaveLength(7);
  expect(reasonLabel('profile', 'not-real')).toBe('Not a real business or person');
  expect(reasonLabel('review', 'constructor')).toBe('constructor');
});
