import { staffDuplicates } from '#messages';
import type { Revision } from '#features/editor/get-own-profile.server.ts';
import { SLOTS, type PictureSlot } from '#features/media/picture.rules.ts';
import { factValues, sayValue } from '#features/profiles/fact-fields.rules.ts';
import { fieldsOf, getField, type FieldKey } from '#features/profiles/fields.rules.ts';
import { labelOf, pictureLabel } from '#features/profiles/labels.ts';
import { displayPhone } from '#features/profiles/phone.rules.ts';
import { textIn, type ProfileContent } from '#features/profiles/profile-content.ts';
import { translationValues } from '#features/profiles/translations.rules.ts';
import { categoryName, placeName } from '#platform/names.rules.ts';
import type { ProviderKind } from '#platform/provider-kind.rules.ts';
import { SIDES, type Side } from './duplicates.rules.ts';

export const otherSide = (side: Side): Side => (side === 'left' ? 'right' : 'left');
export const sideIn = (text: string): Side | null => SIDES.find((side) => side === text) ?? null;

/** What can be taken from either of two profiles, by its name in the form. */
export interface MergeField {
  name: string;
  /** What it is called in each. */
  key: Record<Side, string>;
  sort: 'text' | 'shared' | 'pictures';
}

/** What a person and a business say in the same sense. */
const ALIKE: readonly (readonly [FieldKey, FieldKey])[] = [
  ['occupation', 'specificType'],
  ['skills', 'services'],
  ['bio', 'about'],
];
const BOTH_HAVE = ['phone', 'workEmail', 'location'];
const SHARED = ['whatsapp', 'videoUrl', 'facts'];

export function mergeFields(left: ProviderKind, right: ProviderKind): MergeField[] {
  const field = (sort: MergeField['sort'], one: string, other = one): MergeField => ({
    name: one,
    key: { left: one, right: other },
    sort,
  });
  const own =
    left === right
      ? fieldsOf(left).map(({ key }) => field('text', key))
      : [
          ...BOTH_HAVE.map((key) => field('text', key)),
          ...ALIKE.map(([person, business]) =>
            left === 'specialist'
              ? field('text', person, business)
              : field('text', business, person),
          ),
        ];
  return [
    ...own,
    ...[...SHARED, ...(left === right ? ['languages'] : [])].map((key) => field('shared', key)),
    ...SLOTS.map((slot) => field('pictures', slot)),
  ];
}

export interface SaidField {
  name: string;
  label: string;
  /** Words, or the keys of pictures. */
  left: string | string[];
  right: string | string[];
  chosen: Side;
}

type Both<T> = Record<Side, T>;

/** What the two say differently, and which of it is likelier to be right. */
export function compareForMerge(
  versions: Both<Revision>,
  { stays, newer }: { stays: Side; newer: Side },
): { differing: SaidField[]; alike: string[] } {
  const [left, right] = [versions.left.content.kind, versions.right.content.kind];
  const said = mergeFields(left, right).map((field): SaidField => {
    const [one, other] = SIDES.map((side) => sayField(versions[side], field, side));
    return {
      name: field.name,
      label: labelOfField(left, field),
      left: one!,
      right: other!,
      chosen: likelier(field, { left: one!, right: other! }, { stays, newer }),
    };
  });
  const isAlike = ({ left: one, right: other }: SaidField) => String(one) === String(other);
  return {
    differing: said.filter((each) => !isAlike(each)),
    alike: said.filter((each) => isAlike(each) && each.left.length > 0).map(({ label }) => label),
  };
}

const NAMES = new Set(['firstName', 'lastName', 'businessName']);
const isLong = ({ sort, name }: MergeField, kind?: string) =>
  sort === 'pictures' || name === 'facts' || name === 'languages' || kind === 'area';

/** Something rather than nothing, the longer of two long ones, otherwise the one that was confirmed later. */
function likelier(
  field: MergeField,
  { left, right }: Both<string | string[]>,
  { stays, newer }: { stays: Side; newer: Side },
): Side {
  if (left.length === 0 || right.length === 0) return left.length > 0 ? 'left' : 'right';
  if (NAMES.has(field.name)) return stays;
  const isArea = /^(bio|about|skills|services|education|description)$/.test(field.name);
  if (!isArea && !isLong(field)) return newer;
  if (left.length === right.length) return newer;
  return left.length > right.length ? 'left' : 'right';
}

function labelOfField(kind: ProviderKind, { name, sort }: MergeField): string {
  if (sort === 'pictures') return pictureLabel(kind, name as PictureSlot);
  if (name === 'whatsapp') return 'WhatsApp';
  if (name === 'facts') return staffDuplicates.facts;
  if (name === 'languages') return staffDuplicates.otherLanguages;
  return sort === 'text' ? getField(kind, name as FieldKey).label() : labelOf(kind, name);
}

function sayField({ content, pictures }: Revision, { key, sort }: MergeField, side: Side) {
  const name = key[side];
  if (sort === 'pictures') return pictures[name as PictureSlot];
  if (name === 'whatsapp') return content.whatsapp ? staffDuplicates.on : staffDuplicates.off;
  if (name === 'videoUrl') return content.videoUrl ?? '';
  if (name === 'facts') return sayAll(content.kind, factValues(content.facts ?? {}));
  if (name === 'languages') return sayAll(content.kind, translationValues(content.kind, content));
  const text = textIn(content, { key: name });
  if (name === 'phone') return displayPhone(text) ?? text;
  if (name === 'location') return placeName(text);
  return name === 'category' ? categoryName(text) : text;
}

const sayAll = (kind: ProviderKind, values: Readonly<Record<string, string>>): string =>
  Object.entries(values)
    .filter(([, value]) => value !== '')
    .map(([name, value]) => `${labelOf(kind, name)}: ${sayValue(name, value)}`)
    .join('\n');

/** The content of the one that stays, with what was chosen of the other. */
export function mergeContent(
  versions: Both<Revision>,
  { stays, choiceOf }: { stays: Side; choiceOf: (field: MergeField) => Side },
): ProfileContent {
  const [left, right] = [versions.left.content.kind, versions.right.content.kind];
  const merged: Record<string, unknown> = { ...versions[stays].content };
  for (const field of mergeFields(left, right)) {
    const from = choiceOf(field);
    if (from === stays || field.sort === 'pictures') continue;
    const other: Record<string, unknown> = versions[from].content;
    const keys = field.name === 'languages' ? ['writtenIn', 'translations'] : [field.key[from]];
    for (const key of keys) {
      const own = field.name === 'languages' ? key : field.key[stays];
      if (key in other) merged[own] = other[key];
      else delete merged[own];
    }
  }
  return merged as ProfileContent;
}
