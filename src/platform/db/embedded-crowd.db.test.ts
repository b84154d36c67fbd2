import { expect, it } from 'vitest';
import { provideServices } from '../../../tests/support/test-services.ts';

const services = provideServices();

it('gives everybody in a crowd their own answer', async () => {
  const { pool } = services().database;
  const ask = async (number: number) => {
    const { rows } = await pool.query('select $1::int as mine, $2::text as word', [number, 'w']);
    return (rows[0] as { mine: number }).mine;
  };
  const refused = () =>
    pool.query('select 1 / $1::int', [0]).then(
      () => 'answered',
      (error: Error) => error.message,
    );
  const inTransaction = async (number: number) => {
    const client = await pool.connect();
    try {
      await client.query('begin');
      await client.query('insert into search_misses (kind, query) values ($1, $2)', [
        'business',
        `crowd ${number}`,
      ]);
      await client.query(number % 2 ? 'commit' : 'rollback');
    } finally {
      client.release();
    }
  };
  const numbers = Array.from({ length: 200 }, (_, i) => i);
  const [answers, refusals] = await Promise.all([
    Promise.all(numbers.map(ask)),
    Promise.all(numbers.slice(0, 40).map(refused)),
    Promise.all(numbers.map(inTransaction)),
  ]);
  expect(answers).toEqual(numbers);
  expect(new Set(refusals)).toEqual(new Set(['division by zero']));
  const { rows } = await pool.query(
    "select count(*)::int as kept from search_misses where query like 'crowd %'",
  );
  expect(rows).toEqual([{ kept: 100 }]);
});
