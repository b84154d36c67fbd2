import type { PictureSlot } from '#features/media/picture.rules.ts';
import type { Facts } from './facts.rules.ts';
import type { TextLanguages } from './translations.rules.ts';
import {
  areasOf,
  type BusinessText,
  type SpecialistText,
  ownFields,
  type KeyedField,
} from './fields.rules.ts';
import type { ProviderKind } from '#platform/provider-kind.rules.ts';

type Shared = {
  category: string;
  location: string;
  /** Normalised; empty where there is none. */
  phone: string;
  workEmail: string | null;
  whatsapp: boolean;
  videoUrl: string | null;
  /** Absent in versions that were kept before there were facts. */
  facts?: Facts;
} & TextLanguages;

export type SpecialistContent = { kind: 'specialist' } & Shared & Record<SpecialistText, string>;
type BusinessContent = { kind: 'business' } & Shared & Record<BusinessText, string>;

/** What its owner says in a profile: what is written, reviewed and compared. */
export type ProfileContent = SpecialistContent | BusinessContent;

export function displayNameOf(content: ProfileContent): string {
  return content.kind === 'specialist'
    ? `${content.firstName} ${content.lastName}`
    : content.businessName;
}

export function headlineOf(content: ProfileContent): string {
  return content.kind === 'specialist' ? content.occupation : content.specificType;
}

export const textsOf = (content: ProfileContent): string[] =>
  areasOf(content.kind).map((field) => textIn(content, field));

export const countedOf = (
  content: ProfileContent,
  pictures: Readonly<Record<PictureSlot, readonly unknown[]>>,
) => ({
  texts: textsOf(content),
  hasPortrait: pictures.profile.length > 0,
  hasBanner: pictures.background.length > 0,
  showcaseCount: pictures.showcase.length,
  hasWorkEmail: content.workEmail !== null,
  hasVideo: content.videoUrl !== null,
});

/** What a field says; versions that were kept before there was such a field say nothing. */
export function textIn(content: ProfileContent, { key }: { key: string }): string {
  const said = (content as Readonly<Record<string, unknown>>)[key];
  return typeof said === 'string' ? said : '';
}

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
