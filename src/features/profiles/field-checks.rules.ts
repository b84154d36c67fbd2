import { fields, forms } from '#messages';
import { isEmail } from '#features/accounts/email.rules.ts';
import { manyLines, oneLine } from '#platform/plain-text.rules.ts';
import type { ProviderKind } from '#platform/provider-kind.rules.ts';
import type { UniqueField } from './availability.rules.ts';
import { spellCategoryWithAnd } from './categories.rules.ts';
import { fieldsOf, sentAs, type AskedBy, type KeyedField } from './fields.rules.ts';
import { LENIENT_PHONE, PHONE } from './phone.rules.ts';

export interface FieldRule {
  max: number;
  /** What was typed, as it is counted, checked and kept. */
  tidy(typed: string): string;
  /** What is wrong with a value that is not empty, in the words shown beside the field. */
  check(value: string): string | null;
  /** What an empty field says; absent where it may stay empty. */
  required?: () => string;
  /** What submitting says where it is wrong. */
  fix: () => string;
  unique?: UniqueField;
}

/** The fields of a form by the names they are sent under. */
export type FieldRules = Readonly<Record<string, FieldRule>>;

export const rulesOf = (kind: ProviderKind, form: AskedBy): Record<string, FieldRule> =>
  Object.fromEntries(fieldsOf(kind).map((field) => [sentAs(form, field), ruleOf(field)]));

export const tidyValues = (
  rules: FieldRules,
  typed: Readonly<Record<string, string>>,
): Record<string, string> =>
  Object.fromEntries(
    Object.entries(rules).map(([name, rule]) => [name, rule.tidy(typed[name] ?? '')]),
  );

/** For numbers from abroad, and with everything that people write between digits. */
export const lenientPhone = (rule: FieldRule): FieldRule => ({
  ...rule,
  max: LENIENT_PHONE.max,
  check: (value) => checkPhone(LENIENT_PHONE.pattern, value),
});

function ruleOf(field: KeyedField): FieldRule {
  const { label, called = label, fix = () => fields.your(called()), max, unique } = field;
  return {
    max,
    tidy: (typed) => tidy(field, typed),
    check: (value) => wrongWith(field, called(), value),
    fix: () => fields.fix(fix()),
    ...(!field.optional && { required: () => forms.required(label()) }),
    ...(unique && { unique }),
  };
}

export const tidy = ({ input }: KeyedField, typed: string): string =>
  input === 'area' ? manyLines(typed) : oneLine(typed);

function wrongWith(field: KeyedField, called: string, value: string): string | null {
  const { input, max, choices } = field;
  if (input === 'phone') return checkPhone(PHONE.pattern, value);
  if (choices)
    return choices.of.includes(spellCategoryWithAnd(value)) ? null : fields.notOfList(called);
  if (tidy(field, value).length > max) return forms.tooLong(called, max);
  return input === 'email' && !isEmail(value.trim()) ? forms.emailInvalid : null;
}

const checkPhone = (pattern: RegExp, value: string) =>
  pattern.test(value.trim()) ? null : fields.phoneInvalid;
