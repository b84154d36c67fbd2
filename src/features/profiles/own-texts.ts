import type { ProviderKind } from '#platform/provider-kind.rules.ts';
import {
  ownFields,
  type BusinessText,
  type KeyedField,
  type SpecialistText,
} from './fields.rules.ts';

/** The texts of each kind's own table, by the keys of the description. */
interface OwnTexts {
  specialist: Record<SpecialistText, string>;
  business: Record<BusinessText, string>;
}

/** Where a text comes from; a version that was kept before there was such a field has none. */
type TextOf = (field: KeyedField) => string | undefined;

export function readTexts<Kind extends ProviderKind>(kind: Kind, textOf: TextOf): OwnTexts[Kind] {
  const texts = ownFields(kind).map((field) => [field.key, textOf(field) ?? '']);
  return Object.fromEntries(texts) as OwnTexts[Kind];
}

/** Columns are named after the keys. */
export const columnOf = ({ key }: KeyedField) =>
  key.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`);

export const inRow =
  (row: Readonly<Record<string, unknown>>): TextOf =>
  (field) =>
    row[columnOf(field)] as string | undefined;
