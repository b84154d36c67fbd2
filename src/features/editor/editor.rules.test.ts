import { describe, expect, it } from 'vitest';
import type { FieldRules } from '#features/profiles/field-checks.rules.ts';
import { signupRules } from '#features/signup/signup-form.rules.ts';
import { checkEditorField, editorFields } from './editor.rules.ts';

const forms: [string, FieldRules][] = [
  ...(['specialist', 'business', 'business-variant'] as const).map((form): [string, FieldRules] => [
    form,
    signupRules(form).fields,
  ]),
  ['specialist editor', editorFields('specialist')],
  ['business editor', editorFields('business')],
];
const PLURAL = /^(Skills|Services|Notes) /;

describe.each(forms)('the fields of the %s form', (_form, fields) => {
  it('take no phone without digits', () => {
    const phone = (fields.phone ?? fields.businessPhone)!;
    for (const typed of ['(-) (-)', '------', '+()- +()-', '12345-', '+1 (2) 3-4', '٦٠٠٠٠٠٠'])
      expect(phone.check(typed), typed).toBe('Please enter a valid phone number.');
    expect(phone.check('600-0000')).toBeNull();
  });

  it('say of several things that they are too long, of one that it is', () => {
    const messages = Object.values(fields).map((field) => field.check('x'.repeat(field.max + 1)));
    const told = messages.filter((message) => message?.includes('too long'));
    expect(told.length).toBeGreaterThan(5);
    for (const message of told)
      expect(message).toMatch(PLURAL.test(message!) ? / are too long \(/ : / is too long \(/);
  });
});

it('say of several things that they are required, of one that it is', () => {
  for (const kind of ['specialist', 'business'] as const)
    for (const name of Object.keys(editorFields(kind))) {
      const message = checkEditorField(kind, name, ' ') ?? 'It is required.';
      expect(message).toMatch(PLURAL.test(message) ? / are required\.$/ : / is required\.$/);
    }
});
