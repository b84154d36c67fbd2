import { SLOTS, type PictureSlot } from '#features/media/picture.rules.ts';
import { tidyVideoLink } from '#features/editor/editor.rules.ts';
import { fieldsOf, getField, sentAs } from '#features/profiles/fields.rules.ts';
import { oneLine } from '#platform/plain-text.rules.ts';
import { PROVIDER_KINDS, type ProviderKind } from '#platform/provider-kind.rules.ts';
import { kindIn, valueIn, yesOrNo } from './cells.server.ts';
import { COLUMNS, pictureColumn } from './columns.server.ts';

/** What a file says in one row, by the ids of its columns; what it has no column for is not there. */
export type Cells = Readonly<Record<string, string>>;

export interface NamedPicture {
  slot: PictureSlot;
  position: number;
  name: string;
}

const OUTSIDE_ID_MAX = 100;

/** The cells under the columns that were assigned. */
export const cellsOf = (assigned: readonly string[], cells: readonly string[]): Cells =>
  Object.fromEntries(assigned.flatMap((id, index) => (id ? [[id, cells[index] ?? '']] : [])));

/** Whose row it is; the number or the email only where there is no id of its own. */
export const outsideIdIn = (cells: Cells): string | null =>
  // Cut in the middle of a character, it would be no text to the database.
  oneLine(cells.outsideId ?? '')
    .slice(0, OUTSIDE_ID_MAX)
    .toWellFormed() || null;

/** As it is written, or as what else is filled in shows it. */
export function kindOfRow(cells: Cells): ProviderKind | null {
  if (cells.kind?.trim()) return kindIn(cells.kind);
  if (cells.businessName?.trim()) return 'business';
  if (cells.firstName?.trim() || cells.lastName?.trim()) return 'specialist';
  const category = valueIn('category', cells.category ?? '');
  const having = PROVIDER_KINDS.filter((kind) =>
    getField(kind, 'category').choices!.of.includes(category),
  );
  return having.length === 1 ? having[0]! : null;
}

/** What the row says in the fields of the editor, by their names there. */
export function valuesIn(kind: ProviderKind, cells: Cells): Record<string, string> {
  const named = withName(kind, cells);
  const given = (id: string) => named[id] !== undefined;
  const ofFields = fieldsOf(kind).filter(({ key }) => given(key));
  const others = new Set(OTHERS);
  return {
    ...Object.fromEntries(
      ofFields.map((field) => [sentAs('editor', field), valueIn(field.key, named[field.key]!)]),
    ),
    ...Object.fromEntries(
      COLUMNS.filter(({ id }) => others.has(id) && given(id)).map(({ id }) => [
        id,
        valueIn(id, named[id]!),
      ]),
    ),
  };
}

/** Columns that are sent under their own names: facts and translations. */
const OTHERS = COLUMNS.map(({ id }) => id).filter((id) => !isField(id) && !isApart(id));

function isField(id: string): boolean {
  return [...fieldsOf('specialist'), ...fieldsOf('business')].some(({ key }) => key === id);
}

/** What the editor does not ask for in a field of text. */
function isApart(id: string): boolean {
  const pictures = SLOTS.map(pictureColumn);
  return ['kind', 'outsideId', 'name', 'whatsapp', 'videoUrl', ...pictures].includes(id);
}

/** One column for the names of people and businesses; the last word of a person's is the family's. */
function withName(kind: ProviderKind, cells: Cells): Cells {
  const name = oneLine(cells.name ?? '');
  if (!name) return cells;
  if (kind === 'business') return { ...cells, businessName: cells.businessName?.trim() || name };
  if (cells.firstName?.trim() || cells.lastName?.trim()) return cells;
  const words = name.split(' ');
  return {
    ...cells,
    firstName: words.slice(0, -1).join(' ') || name,
    lastName: words.slice(1).at(-1) ?? '',
  };
}

/** Undefined where the file does not say; null where it says nothing that is yes or no. */
export const whatsappIn = (cells: Cells): boolean | null | undefined =>
  cells.whatsapp?.trim() ? yesOrNo(cells.whatsapp) : undefined;

export const videoIn = (cells: Cells): string | undefined =>
  cells.videoUrl === undefined ? undefined : tidyVideoLink(cells.videoUrl);

/** The names of files, each where it is to stand. */
export const picturesIn = (cells: Cells): NamedPicture[] =>
  SLOTS.flatMap((slot) =>
    (cells[pictureColumn(slot)] ?? '')
      .split(/[,;|\n]/)
      .map((name) => oneLine(name))
      .filter(Boolean)
      .map((name, position) => ({ slot, position, name })),
  );
