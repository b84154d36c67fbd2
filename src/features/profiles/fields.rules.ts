import type { ProviderKind } from '#platform/provider-kind.rules.ts';
import { BUSINESS_FIELDS } from './business-fields.rules.ts';
import type { FieldDescription } from './shared-fields.rules.ts';
import { SPECIALIST_FIELDS } from './specialist-fields.rules.ts';

export type AskedBy = 'signup' | 'editor';

/** A field with the key it has in a profile's content, under which it is described. */
export type KeyedField = FieldDescription & { key: string };

/** What both kinds have; it stands in `profiles`, the rest in the kind's own table, in columns of the same names. */
const SHARED = ['phone', 'workEmail', 'category', 'location'] as const;

type SharedKey = (typeof SHARED)[number];
export type SpecialistText = Exclude<keyof typeof SPECIALIST_FIELDS, SharedKey>;
export type BusinessText = Exclude<keyof typeof BUSINESS_FIELDS, SharedKey>;
export type FieldKey = SharedKey | SpecialistText | BusinessText;

const keyed = (fields: Readonly<Record<string, FieldDescription>>): readonly KeyedField[] =>
  Object.entries(fields).map(([key, field]) => ({ key, ...field }));

const FIELDS: Record<ProviderKind, readonly KeyedField[]> = {
  specialist: keyed(SPECIALIST_FIELDS),
  business: keyed(BUSINESS_FIELDS),
};

export const fieldsOf = (kind: ProviderKind): readonly KeyedField[] => FIELDS[kind];

export const ownFields = (kind: ProviderKind) =>
  FIELDS[kind].filter(({ key }) => !(SHARED as readonly string[]).includes(key));

export const areasOf = (kind: ProviderKind) => FIELDS[kind].filter(({ input }) => input === 'area');

export function getField(kind: ProviderKind, key: FieldKey): KeyedField {
  const field = FIELDS[kind].find((each) => each.key === key);
  if (!field) throw new Error(`A ${kind} has no ${key}.`);
  return field;
}

export const sentAs = (form: AskedBy, field: KeyedField): string => field[form] ?? field.key;
