import { expect, it } from 'vitest';
import { provideServices } from '../../../tests/support/test-services.ts';

const services = provideServices();

it.runIf(process.env.TEST_ENGINE === 'server')(
  'hears what other instances change, also after its connection was cut',
  async () => {
    const { database } = services();
    let heard = 0;
    const stop = database.listen('directory_changed', () => (heard += 1));
    await expect.poll(() => heard).toBe(1);
    const change = "insert into synonyms (term, means) values (md5(random()::text), '{x}')";
    await database.pool.query(change);
    await expect.poll(() => heard).toBe(2);

    await database.pool.query(
      "select pg_terminate_backend(pid) from pg_stat_activity where query like 'listen%' and datname = current_database()",
    );
    await expect.poll(() => heard, { timeout: 10_000 }).toBe(3);
    await database.pool.query(change);
    await expect.poll(() => heard).toBe(4);
    await stop();
  },
);
