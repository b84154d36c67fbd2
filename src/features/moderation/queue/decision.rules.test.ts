import { expect, it } from 'vitest';
import { staffQueue } from '#messages';
import { checkReason, fieldOfReason, REASONS, spellReason } from './decision.rules.ts';
import { SLOTS } from '#features/media/picture.rules.ts';
import { editorFields } from '#features/editor/editor.rules.ts';

it('asks for a reason, and for words where the reason has none', () => {
  expect(checkReason('approve', { reason: '', text: '' })).toBeNull();
  expect(checkReason('reject', { reason: '', text: 'x' })).toEqual({
    reason: staffQueue.reasonMissing,
  });
  // A reason of the other list.
  expect(checkReason('reject', { reason: 'fake', text: '' })).toHaveProperty('reason');
  expect(checkReason('suspend', { reason: 'fake', text: '' })).toBeNull();
  expect(checkReason('reject', { reason: 'other', text: '  ' })).toEqual({
    text: staffQueue.textMissing,
  });
  expect(checkReason('reject', { reason: 'other', text: 'x'.repeat(501) })).toHaveProperty('text');
});

it('tells the provider the sentence and the words', () => {
  expect(spellReason('reject', { reason: 'contact', text: ' Nobody answers. ' })).toBe(
    'We could not reach you with the phone number or email in your profile.\nNobody answers.',
  );
  expect(spellReason('suspend', { reason: 'other', text: 'Please call us.' })).toBe(
    'Please call us.',
  );
  expect(spellReason('approve', { reason: 'other', text: 'x' })).toBeNull();
});

it('knows which field of the editor a reason is about, if it is about one', () => {
  expect(fieldOfReason('business', 'reject', { reason: 'contact' })).toBe('businessPhone');
  expect(fieldOfReason('specialist', 'reject', { reason: 'picture' })).toBe('profile');
  expect(fieldOfReason('specialist', 'reject', { reason: 'other' })).toBeNull();
  expect(fieldOfReason('specialist', 'approve', { reason: '' })).toBeNull();
  for (const kind of ['specialist', 'business'] as const) {
    const known = [...Object.keys(editorFields(kind)), ...SLOTS];
    const named = REASONS.reject.flatMap(
      ({ id }) => fieldOfReason(kind, 'reject', { reason: id }) ?? [],
    );
    expect(known).toEqual(expect.arrayContaining(named));
    expect(named).toHaveLength(4);
  }
});
