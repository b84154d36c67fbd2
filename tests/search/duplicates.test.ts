import { sql } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { seedSynonyms } from '#features/directory/seed-synonyms.server.ts';
import { findLikely } from '#features/duplicates/find-likely.server.ts';
import { searchDirectory } from '#features/duplicates/search-directory.server.ts';
import { provideServices } from '../support/test-services.ts';
import { fill } from './fill-invented.ts';
import { invent, otherPair, samePair, type Pair } from './duplicate-pairs.ts';

const PAIRS = 500;
const OTHERS = 1_500;
/** Four thousand profiles are compared on a machine that others use too. */
const PATIENCE_MS = 180_000;
/** None of those that the weights were chosen with. */
const SEED = process.env.DUPLICATES_SEED ?? 'measured';

interface Measured {
  right: number;
  wrong: string[];
  missed: string[];
}

const shareOf = ({ right, wrong, missed }: Measured) => ({
  precision: right / (right + wrong.length),
  recall: right / (right + missed.length),
});

function report(where: string, measured: Measured) {
  if (!process.env.DUPLICATES_SEED) return;
  console.log(
    where,
    SEED,
    shareOf(measured),
    measured.wrong.slice(0, 25),
    measured.missed.slice(0, 40),
  );
}

function inventDirectory(sharedPhones: boolean) {
  const tools = invent(`${SEED} ${sharedPhones}`);
  const pairs = Array.from({ length: PAIRS }, () => [
    samePair(tools, { sharedPhones }),
    otherPair(tools, { sharedPhones }),
  ]).flat();
  const { random, person, business } = tools;
  const rest = Array.from({ length: OTHERS }, () => (random.chance(0.5) ? person() : business()));
  return { pairs, rest };
}

const told = ({ how, one, other }: Pair) =>
  `${how}: ${one.name}, ${one.location}, ${one.phone} / ${other.name}, ${other.location}, ${other.phone}`;

describe('those who come in again', () => {
  const services = provideServices();

  it('are told from those who only look like it', { timeout: PATIENCE_MS }, async () => {
    const { db } = services();
    await seedSynonyms(db);
    const { pairs, rest } = inventDirectory(true);
    const ids = await fill(db, [...pairs.map(({ one }) => one), ...rest]);
    const found = await findLikely(
      db,
      pairs.map(({ other }) => other),
    );
    const measured: Measured = { right: 0, wrong: [], missed: [] };
    for (const [index, pair] of pairs.entries()) {
      const likely = found[index]!;
      const isFound = likely.some(({ accountId }) => accountId === ids.get(pair.one));
      if (pair.same && isFound) measured.right += 1;
      if (pair.same && !isFound) measured.missed.push(told(pair));
      for (const { accountId, name, reasons, score } of likely)
        if (!pair.same || accountId !== ids.get(pair.one))
          measured.wrong.push(`${told(pair)} is ${name} (${score}: ${reasons.join(', ')})`);
    }
    report('coming in', measured);
    expect(shareOf(measured).precision).toBeGreaterThanOrEqual(0.98);
    expect(shareOf(measured).recall).toBeGreaterThanOrEqual(0.9);
  });
});

describe('those who are in the directory twice', () => {
  const services = provideServices();

  it('are told from those who only look like it', { timeout: PATIENCE_MS }, async () => {
    const { db } = services();
    await seedSynonyms(db);
    const { pairs, rest } = inventDirectory(false);
    const free = new Set<string>();
    const everybody = [...pairs.flatMap(({ one, other }) => [one, other]), ...rest].map((each) => {
      // A work email belongs to one profile: the other one signs in with it.
      const email = each.emails[0];
      const isFree = !email || !free.has(email);
      if (email) free.add(email);
      return { each, login: isFree ? null : email };
    });
    const ids = await fill(
      db,
      everybody.map(({ each, login }) => (login ? { ...each, emails: [] } : each)),
    );
    const idOf = new Map(everybody.map(({ each }, index) => [each, [...ids.values()][index]!]));
    for (const { each, login } of everybody)
      if (login)
        await db.execute(sql`update accounts set email = ${login} where id = ${idOf.get(each)!}`);
    await searchDirectory(db);
    const { rows } = await db.execute<{ left: string; right: string; score: number }>(
      sql`select left_id as left, right_id as right, score from duplicate_pairs`,
    );
    const found = new Set(rows.map(({ left, right }) => `${left} ${right}`));
    const keyOf = ({ one, other }: Pair) =>
      [idOf.get(one)!, idOf.get(other)!].sort((a, b) => a - b).join(' ');
    const same = pairs.filter((pair) => pair.same);
    const right = new Set(same.map(keyOf).filter((key) => found.has(key)));
    const names = new Map(
      everybody.map(({ each }) => [
        idOf.get(each)!,
        `${each.name}, ${each.location}, ${each.phone}`,
      ]),
    );
    const measured = {
      right: right.size,
      wrong: [...found]
        .filter((key) => !right.has(key))
        .map((key) => {
          const pair = pairs.find((each) => keyOf(each) === key);
          return pair
            ? told(pair)
            : key
                .split(' ')
                .map((id) => names.get(Number(id)))
                .join(' / ');
        }),
      missed: same.filter((pair) => !right.has(keyOf(pair))).map(told),
    };
    report('in the directory', measured);
    expect(shareOf(measured).precision).toBeGreaterThanOrEqual(0.98);
    expect(shareOf(measured).recall).toBeGreaterThanOrEqual(0.9);
  });
});
