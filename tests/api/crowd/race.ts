import { ChangedMeanwhile } from '#features/import/rows/apply-rows.server.ts';
import { asAppError, causesOf, codeOf } from '#platform/errors.ts';
import { seededRandom } from '#platform/seeded-random.ts';
import type { Acts, Crowd } from './crowd.ts';

interface Race {
  seed: string;
  steps: number;
  atOnce: number;
  /** How many there are at least: whoever leaves is followed by somebody else. */
  owners: number;
}

/** Everybody acts at random, so many at once. What went wrong, and which acts were ever done. */
export async function race(crowd: Crowd, acts: Acts, { seed, steps, atOnce, owners }: Race) {
  const likely = Object.entries(acts).flatMap(([name, [times]]) => Array<string>(times).fill(name));
  const faults: string[] = [];
  const done = new Set<string>();
  let begun = 0;
  const actOnAndOn = async () => {
    while (begun < steps) {
      const n = ++begun;
      const chance = seededRandom(`${seed} ${n}`);
      const client = `10.2.${n >> 8}.${n & 255}`;
      const here = await crowd.everybody();
      const name = here.length < owners ? 'join' : chance.pick(likely);
      const [one, other] = [chance.pick(here), chance.pick(here)];
      const added = here.find(({ login }) => login === null) ?? one;
      try {
        const status = await acts[name]![1]({ one, other, added, n, client, chance });
        if (typeof status === 'number' && status >= 500) faults.push(`${name}: ${status}`);
        else done.add(name);
      } catch (error) {
        const fault = faultIn(error);
        if (fault) faults.push(`${name}: ${fault}`);
      }
    }
  };
  await Promise.all(Array.from({ length: atOnce }, actOnAndOn));
  return { faults, done };
}

/** What nobody should be told, whatever happens beside it; null for what was foreseen. */
function faultIn(error: unknown): string | null {
  if ((asAppError(error)?.status ?? 500) < 500) return null;
  // The next turn of the job goes on with it.
  if (error instanceof ChangedMeanwhile) return null;
  const said = causesOf(error).map((cause) => `${codeOf(cause)} ${cause.message}`.slice(0, 300));
  return said.join(' < ') || String(error);
}

/** On a busy machine somebody may wait for longer than a request has; what is sought are waits without an end. */
export async function allowWaiting({ services }: Crowd): Promise<void> {
  const { pool } = services.database;
  Object.assign(pool.options, { statement_timeout: 60_000, query_timeout: 60_000 });
  const before = await Promise.all(Array.from({ length: pool.totalCount }, () => pool.connect()));
  for (const client of before) client.release(true);
}
