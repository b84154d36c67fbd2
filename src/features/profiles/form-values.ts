import type { ProviderKind } from '#platform/provider-kind.rules.ts';
import { spellCategoryWithAnd } from './categories.rules.ts';
import { factValues, readFacts } from './fact-fields.rules.ts';
import { tidy } from './field-checks.rules.ts';
import { fieldsOf, getField, sentAs, type AskedBy, type KeyedField } from './fields.rules.ts';
import { readTexts, textIn, type ProfileContent } from './profile-content.ts';
import { withoutPastHours } from './passing-hours.rules.ts';
import { displayPhone, normalisePhone } from './phone.rules.ts';
import { readTranslations, translationValues } from './translations.rules.ts';

export type FormValues = Readonly<Record<string, string>>;

export function valuesOf(content: ProfileContent): Record<string, string> {
  const values = fieldsOf(content.kind).map((field) => [
    sentAs('editor', field),
    field.input === 'phone' ? (displayPhone(content.phone) ?? '') : textIn(content, field),
  ]);
  return {
    ...Object.fromEntries(values),
    ...factValues(withoutPastHours(content.facts ?? {})),
    ...translationValues(content.kind, content),
  };
}

export function contentOf(
  kind: ProviderKind,
  form: AskedBy,
  values: FormValues,
  { whatsapp, videoUrl }: { whatsapp: boolean; videoUrl: string | null },
): ProfileContent {
  const typed = (field: KeyedField) => tidy(field, values[sentAs(form, field)] ?? '');
  const phone = typed(getField(kind, 'phone'));
  return {
    kind,
    category: spellCategoryWithAnd(typed(getField(kind, 'category'))),
    location: typed(getField(kind, 'location')),
    // Who was added by staff may have an email alone.
    phone: phone && normalisePhone(phone),
    workEmail: typed(getField(kind, 'workEmail')) || null,
    whatsapp,
    videoUrl,
    facts: readFacts(values),
    ...(form === 'editor' && readTranslations(kind, values)),
    ...readTexts(kind, typed),
  } as ProfileContent;
}
