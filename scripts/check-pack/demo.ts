import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { demoRecords } from '#features/demo/demo-pack.server.ts';
import { directoryRecord, type DirectoryRecord } from '#features/import/directory-record.rules.ts';
import { COUNTRY } from '#platform/pack.ts';
import { packFolder, readPackFile } from '#platform/pack.server.ts';

export function checkDemo(): string[] {
  const read = demoRecords().map((record, at) => ({ at, ...directoryRecord.safeParse(record) }));
  const refused = read.flatMap(({ at, error }) =>
    (error?.issues ?? []).map(
      ({ path, message }) => `demo: record ${at + 1}, ${path.join('.')}: ${message}`,
    ),
  );
  const records = read.flatMap(({ data }) => data ?? []);
  return [
    ...refused,
    ...repeated(records),
    ...foreignPhones(records),
    ...pictures(records),
    ...logins(records),
  ];
}

function repeated(records: readonly DirectoryRecord[]): string[] {
  return (['slug', 'email', 'phone', 'workEmail'] as const).flatMap((key) => {
    const given = records.flatMap((record) => record[key] ?? []);
    return given
      .filter((value, at) => given.indexOf(value) !== at)
      .map((value) => `demo: ${value} is there twice`);
  });
}

const foreignPhones = (records: readonly DirectoryRecord[]): string[] =>
  records
    .filter(({ phone }) => phone && !COUNTRY.phone.stored.test(phone))
    .map(({ slug, phone }) => `demo: ${phone} of ${slug} is no number of the country`);

function pictures(records: readonly DirectoryRecord[]): string[] {
  const facts = JSON.parse(readPackFile('demo/pictures.json')) as Record<string, unknown>;
  return records
    .flatMap(picturesOf)
    .filter((name) => !facts[name] || !existsSync(join(packFolder, `demo/pictures/${name}.webp`)))
    .map((name) => `demo: there is no picture ${name}`);
}

function picturesOf({ pictures: { profile, background, showcase } }: DirectoryRecord): string[] {
  return [
    ...(profile ? [`profile/${profile}`] : []),
    ...(background ? [`background/${background}`] : []),
    ...showcase.map((name) => `showcase/${name}`),
  ];
}

function logins(records: readonly DirectoryRecord[]): string[] {
  const all = JSON.parse(readPackFile('demo/logins.json')) as { kind: string; email: string }[];
  const belongs = (kind: string, email: string) =>
    kind === 'admin' || records.some((record) => record.kind === kind && record.email === email);
  return all
    .filter(({ kind, email }) => !belongs(kind, email))
    .map(({ kind, email }) => `demo: ${email} is no ${kind} of it`);
}
