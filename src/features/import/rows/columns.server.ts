import { fields } from '#messages';
import { pictureLabel } from '#features/profiles/labels.ts';
import { SLOTS, type PictureSlot } from '#features/media/picture.rules.ts';
import { FACT_LABELS } from '#features/profiles/fact-words.rules.ts';
import type { FactName } from '#features/profiles/facts.rules.ts';
import { areasOf, fieldsOf } from '#features/profiles/fields.rules.ts';
import { translatedName } from '#features/profiles/translations.rules.ts';
import { LANGUAGE_NAMES, LANGUAGES } from '#platform/language.ts';
import { inLanguage } from '#platform/language.server.ts';
import { PROVIDER_KINDS } from '#platform/provider-kind.rules.ts';
import { staffImport } from '#messages';

/** What a column of a file can say. */
export interface Column {
  id: string;
  /** How people call it in the language that is spoken. */
  labels: () => string[];
}

const PICTURE_COLUMNS: Record<PictureSlot, string> = {
  profile: 'profilePicture',
  background: 'backgroundPicture',
  showcase: 'showcasePictures',
};

const own = (id: keyof typeof staffImport.columnNames): Column => ({
  id,
  labels: () => [staffImport.columnNames[id]],
});

/** Every column there is, in the order of an exported file. */
export const COLUMNS: readonly Column[] = [
  own('kind'),
  own('outsideId'),
  own('name'),
  ...described(),
  ...(Object.keys(FACT_LABELS) as FactName[]).map((id) => ({
    id,
    labels: () => [FACT_LABELS[id]()],
  })),
  own('whatsapp'),
  { id: 'videoUrl', labels: () => [fields.video] },
  { id: 'writtenIn', labels: () => [staffImport.columnNames.writtenIn, fields.writtenIn] },
  ...translated(),
  ...SLOTS.map((slot) => ({
    id: PICTURE_COLUMNS[slot],
    labels: () =>
      PROVIDER_KINDS.flatMap((kind) => [
        pictureLabel(kind, slot),
        pictureLabel(kind, slot, 'signup'),
      ]),
  })),
];

export const pictureColumn = (slot: PictureSlot): string => PICTURE_COLUMNS[slot];

/** The fields of both kinds; those that both have are one column. */
function described(): Column[] {
  const all = PROVIDER_KINDS.flatMap(fieldsOf);
  return [...new Set(all.map(({ key }) => key))].map((id) => ({
    id,
    labels: () =>
      all
        .filter(({ key }) => key === id)
        .flatMap(({ label, called = label }) => [label(), called()]),
  }));
}

function translated(): Column[] {
  return PROVIDER_KINDS.flatMap((kind) =>
    LANGUAGES.flatMap((language) =>
      areasOf(kind).map((field) => ({
        id: translatedName(field, language),
        labels: () => [`${field.label()} (${LANGUAGE_NAMES[language]})`],
      })),
    ),
  );
}

/** What spreadsheets call them besides. */
const ALIASES: Record<string, string> = {
  kind: 'type, provider type, tipo, clase',
  outsideId: 'id, external id, ref, reference, código, referencia, id externo',
  name: 'full name, display name, nombre completo',
  firstName: 'given name, forename, nombres',
  lastName: 'surname, family name, apellidos',
  businessName: 'business, company, company name, empresa, negocio, nombre comercial',
  phone: 'telephone, tel, mobile, cell, phone no, teléfono, celular, móvil',
  workEmail: 'email, e-mail, mail, email address, correo, correo electrónico',
  location: 'place, town, city, district, lugar, ubicación, ciudad, pueblo, localidad',
  category: 'sector, industry, rubro',
  occupation: 'trade, job, profession, oficio, profesión',
  specificType: 'business type, giro, tipo de negocio',
  address: 'street, street address, domicilio',
  hours: 'hours, opening times, horas',
  price: 'price, precio',
  areas: 'areas, service area, zonas',
  emergency: 'emergency, 24 hours, emergencia, emergencias',
  since: 'year, founded, in business since, año',
  videoUrl: 'video link, video url, youtube',
  profilePicture: 'photo, picture, logo, image, foto, imagen',
  backgroundPicture: 'banner, cover, portada',
  showcasePictures: 'photos, pictures, gallery, fotos, galería, imágenes',
};

/** Accents, case, spaces and signs say nothing about what a column is. */
export const plain = (text: string): string =>
  text
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]/gu, '');

/** By every name in every language. The first that has a name keeps it: what is described goes before aliases. */
function columnNames(): Map<string, string> {
  const names = new Map<string, string>();
  const add = (name: string, id: string) => {
    if (!names.has(plain(name))) names.set(plain(name), id);
  };
  for (const { id } of COLUMNS) add(id, id);
  for (const language of LANGUAGES)
    for (const { id, labels } of COLUMNS)
      for (const label of inLanguage(language, labels)) add(label, id);
  for (const [id, aliases] of Object.entries(ALIASES))
    for (const name of aliases.split(', ')) add(name, id);
  return names;
}

/** What a column is called in the language that is spoken. */
export const columnLabel = (id: string): string =>
  COLUMNS.find((column) => column.id === id)?.labels()[0] ?? id;

/** The same in a file, where the import must know it again. */
export function exportedName(id: string): string {
  const label = columnLabel(id);
  return columnNames().get(plain(label)) === id ? label : id;
}

/** What each column of a file says, where its name tells; each thing is said by one column. */
export function recogniseColumns(headers: readonly string[]): string[] {
  const names = columnNames();
  const used = new Set<string>();
  const ids = headers.map((header) => {
    const id = names.get(plain(header)) ?? '';
    if (!id || used.has(id)) return '';
    used.add(id);
    return id;
  });
  // In Spanish "Nombre" is both: a first name stands beside a family name.
  const alone = !used.has('lastName') && !used.has('name');
  return ids.map((id) => (alone && id === 'firstName' ? 'name' : id));
}
