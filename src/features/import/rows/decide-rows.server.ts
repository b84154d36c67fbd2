import { staffImport } from '#messages';
import {
  findLikely,
  soughtOf,
  type Known,
  type Likely,
} from '#features/duplicates/find-likely.server.ts';
import {
  checkEditor,
  checkEditorField,
  checkVideoLink,
  editorFields,
} from '#features/editor/editor.rules.ts';
import { PICTURE_SLOTS, tooManyPictures } from '#features/media/picture.rules.ts';
import { takenMessage, type UniqueField } from '#features/profiles/availability.rules.ts';
import { getField, sentAs, ownFields } from '#features/profiles/fields.rules.ts';
import { tidyValues } from '#features/profiles/field-checks.rules.ts';
import { contentOf, valuesOf } from '#features/profiles/form-values.ts';
import { displayNameOf, type ProfileContent } from '#features/profiles/profile-content.ts';
import type { Db } from '#platform/db/database.server.ts';
import type { ProviderKind } from '#platform/provider-kind.rules.ts';
import type { Outcome } from '../import.rules.ts';
import { findKnown, keysOf, type Keys, type KnownProfile } from './find-known.server.ts';
import { readHours } from './hours-cell.rules.ts';
import { problemWith, type Problem } from './problem.server.ts';
import {
  kindOfRow,
  outsideIdIn,
  picturesIn,
  valuesIn,
  videoIn,
  whatsappIn,
  type Cells,
  type NamedPicture,
} from './read-row.server.ts';

export interface FileRow {
  number: number;
  cells: Cells;
}

export interface Decision extends FileRow {
  name: string;
  outcome: Outcome;
  problems: Problem[];
  /** The profile that it is about, where there is one already. */
  known: KnownProfile | null;
  outsideId: string | null;
  /** What the profile would say. */
  content: ProfileContent | null;
  pictures: NamedPicture[];
}

export interface FileFacts {
  /** The rows of the file that have had a key already: nobody is in a file twice. */
  seen: Map<string, number>;
  /** Whether the zip has a picture of that name; null where there is no zip. */
  hasPicture: ((name: string) => boolean) | null;
}

/** What becomes of each row: the dry run shows it, the import does it. Reads and writes nothing else. */
export async function decideRows(
  db: Db,
  rows: readonly FileRow[],
  file: FileFacts,
): Promise<Decision[]> {
  const read = rows.map(readRow);
  const known = await findKnown(
    db,
    read.map(({ keys }) => keys),
  );
  return read.map((row) => decide(row, known, file));
}

/** The same, each new one with a note about those who are merely alike: it is brought nevertheless. */
export async function noteLikely(
  db: Db,
  decisions: readonly Decision[],
  known: Known,
): Promise<Decision[]> {
  const made = decisions.filter(({ outcome }) => outcome === 'make');
  if (made.length === 0) return [...decisions];
  const found = await findLikely(
    db,
    made.map(({ content }) => soughtOf(content!)),
    known,
  );
  const notes = new Map(made.map(({ number }, index) => [number, found[index]!.map(likeNote)]));
  return decisions.map((row) => ({
    ...row,
    problems: [...row.problems, ...(notes.get(row.number) ?? [])],
  }));
}

/** What would become of a row in an empty directory, with every picture that it names. */
export const decideAlone = (row: FileRow): Decision =>
  decide(readRow(row), [], { seen: new Map(), hasPicture: () => true });

const likeNote = ({ kind, slug, name }: Likely): Problem => ({
  ...problemWith('', () => staffImport.looksLike(name)),
  like: { kind, slug },
});

type Read = ReturnType<typeof readRow>;

function readRow({ number, cells }: FileRow) {
  const kind = kindOfRow(cells);
  const outsideId = outsideIdIn(cells);
  // Who is meant is known by the key alone, whatever else is wrong with the row.
  const content = contentOf(kind ?? 'business', 'editor', valuesIn(kind ?? 'business', cells), {
    whatsapp: true,
    videoUrl: null,
  });
  const keys = keysOf(outsideId, content);
  return { number, cells, kind, outsideId, keys, name: displayNameOf(content).trim() };
}

function decide(row: Read, known: readonly KnownProfile[], file: FileFacts): Decision {
  const { number, cells, outsideId, keys, name } = row;
  const target = targetOf(keys, known);
  const decision: Decision = {
    number,
    cells,
    name: name || (target ? displayNameOf(target.content) : ''),
    outcome: 'leave',
    problems: [],
    known: target,
    outsideId,
    content: null,
    pictures: [],
  };
  const left = (say: () => string) => ({ ...decision, problems: [problemWith('', say)] });
  const refused = (problems: Problem[]): Decision => ({ ...decision, outcome: 'refuse', problems });

  const twice = sameRow(keys, number, file.seen);
  if (twice) return refused([twice]);
  if (outsideId && target?.mergedIds.includes(outsideId))
    return left(() => staffImport.mergedInto(displayNameOf(target.content)));
  const kind = row.kind ?? target?.content.kind;
  if (!kind || (target && target.content.kind !== kind)) {
    const say = () => (kind ? staffImport.otherKind : staffImport.kindMissing);
    return refused([problemWith('kind', say)]);
  }
  const merged = mergeWith(target, kind, row);
  if (target?.isTakenDown) return left(() => staffImport.takenDown);
  if (target && !target.unclaimed)
    return isSame(target, merged, outsideId) ? decision : left(() => staffImport.hasOwner);
  const pictures = missingPictures(target, cells);
  const brought = pictures.filter((each) => file.hasPicture?.(each.name));
  const notes = notThere(pictures, file);
  if (target && isSame(target, merged, outsideId) && brought.length === 0)
    return { ...decision, problems: notes };

  const problems = [
    ...wrongWith(kind, merged, cells, target),
    ...takenBy(keysOf(outsideId, merged.content), target, known),
    ...tooMany(pictures),
  ];
  if (problems.length > 0) return refused(problems);
  return {
    ...decision,
    outcome: target ? 'change' : 'make',
    name: displayNameOf(merged.content),
    content: merged.content,
    problems: notes,
    pictures: brought,
  };
}

/** By its own id; else by the number, and where there is none by the email. A profile with another id is another one. */
function targetOf(keys: Keys, known: readonly KnownProfile[]): KnownProfile | null {
  const { outsideId, phone, email } = keys;
  const byId =
    outsideId &&
    known.find((each) => each.outsideId === outsideId || each.mergedIds.includes(outsideId));
  if (byId) return byId;
  const like = known.find(({ content }) =>
    phone ? content.phone === phone : email !== '' && keysOf(null, content).email === email,
  );
  return like && (!outsideId || !like.outsideId) ? like : null;
}

function sameRow(keys: Keys, number: number, seen: Map<string, number>): Problem | null {
  const own = Object.entries(keys).flatMap(([key, value]) =>
    value ? [[key, `${key} ${value}`] as const] : [],
  );
  for (const [key, text] of own) {
    const before = seen.get(text);
    const column = key === 'email' ? 'workEmail' : key;
    if (before !== undefined && before !== number)
      return problemWith(column, () => staffImport.sameAsRow(before));
  }
  for (const [, text] of own) seen.set(text, number);
  return null;
}

interface Merged {
  values: Record<string, string>;
  content: ProfileContent;
}

/** What the file has a column for is as the file says; the rest stays. */
function mergeWith(target: KnownProfile | null, kind: ProviderKind, { cells }: Read): Merged {
  const before = target ? valuesOf(target.content) : {};
  const values = tidyValues(editorFields(kind), { ...before, ...valuesIn(kind, cells) });
  const content = contentOf(kind, 'editor', values, {
    whatsapp: whatsappIn(cells) ?? target?.content.whatsapp ?? true,
    videoUrl: (videoIn(cells) ?? target?.content.videoUrl) || null,
  });
  return { values, content };
}

function isSame(target: KnownProfile, { values, content }: Merged, outsideId: string | null) {
  const before = valuesOf(target.content);
  return (
    (outsideId === null || outsideId === target.outsideId) &&
    content.whatsapp === target.content.whatsapp &&
    content.videoUrl === target.content.videoUrl &&
    Object.entries(values).every(([name, value]) => value === (before[name] ?? ''))
  );
}

/** What the forms would say; but who did not write it themselves may leave the texts empty. */
function wrongWith(
  kind: ProviderKind,
  { values, content }: Merged,
  cells: Cells,
  target: KnownProfile | null,
): Problem[] {
  const phone = sentAs('editor', getField(kind, 'phone'));
  const needed = NEEDED[kind];
  const texts = ownFields(kind).map((field) => sentAs('editor', field));
  const mayBeEmpty = (name: string) =>
    name === phone || (texts.includes(name) && !needed.includes(name));
  const wrong = Object.keys(checkEditor(kind, values))
    .filter((name) => values[name] || !mayBeEmpty(name))
    .map((name) => problemWith(columnOf(kind, name), () => sayWrong(kind, name, values)));
  if (!content.phone && !content.workEmail)
    wrong.push(problemWith('phone', () => staffImport.phoneOrEmail));
  const video = content.videoUrl ?? '';
  const isForeign = video.startsWith('/') && video !== target?.content.videoUrl;
  const wrongVideo = () => (isForeign ? staffImport.videoLink : checkVideoLink(video));
  if (wrongVideo()) wrong.push(problemWith('videoUrl', () => wrongVideo()!));
  if (whatsappIn(cells) === null) wrong.push(problemWith('whatsapp', () => staffImport.yesOrNo));
  return wrong;
}

/** What of a cell could not be read, and how it would be; what could, has the words of the forms. */
function sayWrong(kind: ProviderKind, name: string, values: Merged['values']): string {
  const value = values[name] ?? '';
  const read = name === 'hours' && !value.startsWith('{') && readHours(value);
  return read && 'unknown' in read
    ? staffImport.hoursUnknown(read.unknown)
    : checkEditorField(kind, name, value, values)!;
}

/** Of what only its kind says: without these nobody knows who it is. */
const NEEDED: Record<ProviderKind, readonly string[]> = {
  specialist: ['firstName', 'lastName'],
  business: ['businessName'],
};

const columnOf = (kind: ProviderKind, name: string): string =>
  [...ownFields(kind), getField(kind, 'phone')].find((field) => sentAs('editor', field) === name)
    ?.key ?? name;

/** What belongs to somebody else. */
function takenBy(
  keys: Keys,
  target: KnownProfile | null,
  known: readonly KnownProfile[],
): Problem[] {
  const others = known
    .filter(({ id }) => id !== target?.id)
    .map(({ outsideId, content }) => keysOf(outsideId, content));
  return UNIQUE.filter(
    ({ key }) => keys[key] && others.some((other) => other[key] === keys[key]),
  ).map(({ column, field }) => problemWith(column, () => takenMessage(field)));
}

/** The name of a business is empty where it is none. */
const UNIQUE: readonly { key: keyof Keys; column: string; field: UniqueField }[] = [
  { key: 'phone', column: 'phone', field: 'phone' },
  { key: 'email', column: 'workEmail', field: 'work_email' },
  { key: 'businessName', column: 'businessName', field: 'business_name' },
];

/** Pictures are put where none is; what is there stays. */
const missingPictures = (target: KnownProfile | null, cells: Cells): NamedPicture[] =>
  picturesIn(cells).filter(({ slot }) => !target?.pictures.some((each) => each.slot === slot));

const tooMany = (pictures: readonly NamedPicture[]): Problem[] =>
  pictures.some(({ slot, position }) => position >= PICTURE_SLOTS[slot].maxCount)
    ? [problemWith('showcasePictures', tooManyPictures)]
    : [];

function notThere(pictures: readonly NamedPicture[], { hasPicture }: FileFacts): Problem[] {
  return pictures
    .filter(({ name }) => !hasPicture?.(name))
    .map(({ name }) => problemWith('', () => staffImport.pictureMissing(name)));
}
