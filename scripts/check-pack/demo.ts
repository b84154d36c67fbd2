import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { demoRecords, type DemoRecord } from '#features/demo/demo-pack.server.ts';
import { rowOf } from '#features/demo/demo-rows.server.ts';
import { decideAlone } from '#features/import/rows/decide-rows.server.ts';
import { sayProblem } from '#features/import/rows/problem.server.ts';
import { COUNTRY } from '#platform/pack.ts';
import { packFolder, readPackFile } from '#platform/pack.server.ts';

export function checkDemo(): string[] {
  try {
    const records = demoRecords();
    return [
      ...refused(records),
      ...repeated(records),
      ...foreignPhones(records),
      ...pictures(records),
      ...logins(records),
    ];
  } catch (error) {
    return [error instanceof Error ? error.message : String(error)];
  }
}

const refused = (records: readonly DemoRecord[]): string[] =>
  records.flatMap((record, index) =>
    decideAlone(rowOf(record, index)).problems.map(
      (problem) => `demo: ${record.slug}, ${problem.column}: ${sayProblem(problem)}`,
    ),
  );

function repeated(records: readonly DemoRecord[]): string[] {
  return ['slug', 'email', 'phone', 'workEmail'].flatMap((key) => {
    const given = records.flatMap((record) => record[key] ?? []);
    return given
      .filter((value, at) => given.indexOf(value) !== at)
      .map((value) => `demo: ${value} is there twice`);
  });
}

const foreignPhones = (records: readonly DemoRecord[]): string[] =>
  records
    .filter(({ phone }) => phone && !COUNTRY.phone.stored.test(phone))
    .map(({ slug, phone }) => `demo: ${phone as string} of ${slug} is no number of the country`);

function pictures(records: readonly DemoRecord[]): string[] {
  const facts = JSON.parse(readPackFile('demo/pictures.json')) as Record<string, unknown>;
  return records
    .flatMap(picturesOf)
    .filter((name) => !facts[name] || !existsSync(join(packFolder, `demo/pictures/${name}.webp`)))
    .map((name) => `demo: there is no picture ${name}`);
}

function picturesOf({ pictures: { profile, background, showcase } }: DemoRecord): string[] {
  return [
    ...(profile ? [`profile/${profile}`] : []),
    ...(background ? [`background/${background}`] : []),
    ...showcase.map((name) => `showcase/${name}`),
  ];
}

function logins(records: readonly DemoRecord[]): string[] {
  const all = JSON.parse(readPackFile('demo/logins.json')) as { kind: string; email: string }[];
  const belongs = (kind: string, email: string) =>
    kind === 'admin' || records.some((record) => record.kind === kind && record.email === email);
  return all
    .filter(({ kind, email }) => !belongs(kind, email))
    .map(({ kind, email }) => `demo: ${email} is no ${kind} of it`);
}
