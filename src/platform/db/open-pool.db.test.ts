import { sql } from 'drizzle-orm';
import { expect, it } from 'vitest';
import { provideServices } from '../../../tests/support/test-services.ts';
import { asAppError } from '../errors.ts';

const services = provideServices();

// What no listener hears ends the process: the run would fail, whatever is expected below.
it.runIf(process.env.TEST_ENGINE === 'server')(
  'outlives a connection that is cut between two statements',
  async () => {
    const { db, database } = services();
    const cut = db.transaction(async (tx) => {
      const { rows } = await tx.execute<{ pid: number }>(sql`select pg_backend_pid() as pid`);
      const { pid } = rows[0]!;
      const isThere = async () => {
        const found = await database.pool.query('select from pg_stat_activity where pid = $1', [
          pid,
        ]);
        return found.rowCount === 1;
      };
      await database.pool.query('select pg_terminate_backend($1)', [pid]);
      await expect.poll(isThere).toBe(false);
      await tx.execute(sql`select 1`);
    });
    const failure = await cut.catch((error: unknown) => error);
    expect(asAppError(failure)).toMatchObject({ code: 'unavailable' });
    const { rows } = await db.execute(sql`select 1 as one`);
    expect(rows).toEqual([{ one: 1 }]);
  },
);
