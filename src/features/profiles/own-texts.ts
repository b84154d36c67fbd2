import type { ProviderKind } from '#platform/provider-kind.rules.ts';
import type { BUSINESS_FIELDS } from './business-fields.rules.ts';
import {
  ownFields,
  type BusinessText,
  type KeyedField,
  type SpecialistText,
} from './fields.rules.ts';
import type { SPECIALIST_FIELDS } from './specialist-fields.rules.ts';

type Answer = 'result' | 'profile';

/** The texts of each kind's own table, by the keys of the description. */
interface OwnTexts {
  specialist: Record<SpecialistText, string>;
  business: Record<BusinessText, string>;
}

/** And by their names in an answer. */
type Told<Fields, Where extends Answer> = {
  [
    Key in keyof Fields as Fields[Key] extends Record<Where, string> ? Fields[Key][Where] : never
  ]: string;
};
interface ToldTexts {
  specialist: { [Where in Answer]: Told<typeof SPECIALIST_FIELDS, Where> };
  business: { [Where in Answer]: Told<typeof BUSINESS_FIELDS, Where> };
}

/** Where a text comes from; a version that was kept before there was such a field has none. */
type TextOf = (field: KeyedField) => string | undefined;

export function readTexts<Kind extends ProviderKind>(kind: Kind, textOf: TextOf): OwnTexts[Kind] {
  const texts = ownFields(kind).map((field) => [field.key, textOf(field) ?? '']);
  return Object.fromEntries(texts) as OwnTexts[Kind];
}

/** The texts that an answer tells, under the names of the contract. */
export function tellTexts<Kind extends ProviderKind, Where extends Answer>(
  kind: Kind,
  where: Where,
  textOf: TextOf,
): ToldTexts[Kind][Where] {
  const told = ownFields(kind).filter((field) => field[where]);
  const texts = told.map((field) => [field[where], textOf(field) ?? '']);
  return Object.fromEntries(texts) as ToldTexts[Kind][Where];
}

/** From a row of the database. */
export const inRow =
  (row: Readonly<Record<string, unknown>>): TextOf =>
  ({ column }) =>
    row[column!] as string | undefined;
