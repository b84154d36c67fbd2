import { insertProviders } from '#features/import/insert-providers.server.ts';
import type { DemoProvider } from '#features/demo/demo-providers.server.ts';
import type { Db } from '#platform/db/database.server.ts';
import type { Invented } from './duplicate-pairs.ts';

/** Nobody finds them: that takes most of the time, and is not what is measured. */
export async function fill(db: Db, all: readonly Invented[]): Promise<Map<Invented, number>> {
  const rows = all.map((each, index) => rowsOf(each, index));
  const ids: number[] = [];
  for (let start = 0; start < rows.length; start += 500)
    ids.push(
      ...(await db.transaction((tx) => insertProviders(tx, rows.slice(start, start + 500)))),
    );
  return new Map(all.map((each, index) => [each, ids[index]!]));
}

let number = 0;

function rowsOf(each: Invented, index: number): DemoProvider {
  const {
    kind,
    name,
    first,
    last,
    headline,
    category,
    location,
    phone,
    emails,
    address = '',
    skills,
    about,
  } = each;
  number += 1;
  const now = new Date(Date.UTC(2026, 0, 1) + index * 1_000);
  const details =
    kind === 'specialist'
      ? {
          firstName: first,
          lastName: last,
          occupation: headline,
          education: '',
          skills,
          bio: about,
        }
      : {
          businessName: name,
          address,
          specificType: headline,
          about,
          services: skills,
          description: '',
        };
  return {
    kind,
    account: {
      kind,
      email: `person.${number}@kanek.example`,
      passwordHash: '!',
      isDemo: false,
      language: 'en',
      createdAt: now,
    },
    profile: {
      kind,
      slug: `somebody-${number}`,
      displayName: name,
      headline,
      category,
      location,
      phone,
      workEmail: emails[0] ?? null,
      whatsapp: true,
      videoUrl: null,
      facts: {},
      writtenIn: null,
      translations: {},
      workEmailConfirmedAt: null,
      reviewStatus: 'approved',
      submittedAt: now,
      decidedAt: now,
      listed: false,
      ratingSum: 0,
      reviewCount: 0,
      completeness: 50,
      createdAt: now,
      updatedAt: now,
      confirmedAt: now,
    },
    details,
  } as unknown as DemoProvider;
}
