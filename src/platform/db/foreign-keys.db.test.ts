import { sql } from 'drizzle-orm';
import { expect, it } from 'vitest';
import { provideServices } from '../../../tests/support/test-services.ts';

const services = provideServices();

/** They are read whole when somebody is deleted: written by hand, a few hundred at most. */
const SMALL = [
  'imports(started_by)',
  'mailings(written_by)',
  // Of thirty days.
  'profile_merges(merged_by)',
  // Open ones alone.
  'staff_invitations(invited_by)',
];

it('finds what refers to a row by an index, so that nothing reads a whole table to delete it', async () => {
  const { rows } = await services().db.execute<{ key: string }>(sql`
    select format('%s(%s)', conrelid::regclass, attname) as key
    from pg_constraint join pg_attribute on attrelid = conrelid and array[attnum] = conkey
    where contype = 'f' and connamespace = 'public'::regnamespace and not exists (
      select from pg_index where indrelid = conrelid and indisvalid and indkey[0] = attnum
        and coalesce(pg_get_expr(indpred, indrelid) = format('(%I IS NOT NULL)', attname), true))
    order by 1`);
  expect(rows.map(({ key }) => key)).toEqual(SMALL);
});
