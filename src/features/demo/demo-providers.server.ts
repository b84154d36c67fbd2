import { newProvider } from '#features/import/rows/apply-rows.server.ts';
import { decideAlone } from '#features/import/rows/decide-rows.server.ts';
import type { BusinessText, SpecialistText } from '#features/profiles/fields.rules.ts';
import { demoRecords, type DemoRecord } from './demo-pack.server.ts';
import { accepted, besides, reviewsOf, rowOf } from './demo-rows.server.ts';

type OfKind =
  | { kind: 'specialist'; details: Record<SpecialistText, string> }
  | { kind: 'business'; details: Record<BusinessText, string> };

export type DemoProvider = ReturnType<typeof demoProvider>;

/** Everyone in the demo directory, as an import into an empty one would write them; the same for the same moment. */
export const demoProviders = (now: Date): DemoProvider[] =>
  demoRecords().map((record, index) => demoProvider(record, index, now));

function demoProvider(record: DemoRecord, index: number, now: Date) {
  const decision = accepted(record, decideAlone(rowOf(record, index)));
  const slots = decision.pictures.map(({ slot }) => slot);
  const made = newProvider(decision, { now, language: record.language, slots });
  const more = besides(record, now);
  return {
    ...(made as OfKind),
    record,
    reviews: reviewsOf(record, now),
    account: { ...made.account, ...more.account },
    profile: { ...made.profile, ...more.profile },
  };
}
