import { expect } from 'vitest';
import { asAppError, causesOf } from '#platform/errors.ts';
import type { Services } from '#platform/services.server.ts';

/** What becomes of an act: `done`, what it was refused with, or a fault that nobody foresaw. */
export const became = (doing: Promise<unknown>): Promise<string> =>
  doing.then(
    () => 'done',
    (error: unknown) => asAppError(error)?.code ?? `fault: ${causesOf(error).join(' < ')}`,
  );

/** How many of them ended how. */
export async function tally(doing: readonly Promise<unknown>[]): Promise<Record<string, number>> {
  const all = await Promise.all(doing.map(became));
  return Object.fromEntries(
    [...new Set(all)].map((each) => [each, all.filter((said) => said === each).length]),
  );
}

export const times = (count: number, act: () => Promise<unknown>) =>
  Array.from({ length: count }, act);

/** Lets each of them come as far as what `held` locks, one after the other, and then all go on in that order. */
export async function inLine(
  { database: { pool } }: Services,
  held: string,
  acts: readonly (() => Promise<unknown>)[],
): Promise<string[]> {
  const holder = await pool.connect();
  await holder.query('begin');
  await holder.query(held);
  let ended = 0;
  const doing: Promise<string>[] = [];
  const isWaiting = async () => {
    const { rows } = await holder.query<{ count: number }>(
      `select count(*)::int from pg_locks where not granted
        and pid in (select pid from pg_stat_activity where datname = current_database())`,
    );
    return rows[0]!.count + ended >= doing.length;
  };
  for (const act of acts) {
    doing.push(became(act()).finally(() => void ended++));
    await expect.poll(isWaiting, { interval: 10 }).toBe(true);
  }
  await holder.query('commit');
  holder.release();
  return Promise.all(doing);
}

/** What was to be had once; refused where nobody got it. */
export async function once<Got>(doing: readonly Promise<Got>[]): Promise<Got[]> {
  const all = await Promise.allSettled(doing);
  const got = all.flatMap((each) => (each.status === 'fulfilled' ? [each.value] : []));
  if (got.length > 1) throw new Error('What is good once was taken twice.');
  for (const each of all) if (got.length === 0 && each.status === 'rejected') throw each.reason;
  return got;
}
