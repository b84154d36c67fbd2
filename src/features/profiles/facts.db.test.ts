import { sql } from 'drizzle-orm';
import { beforeAll, expect, it } from 'vitest';
import { isOpenAt } from '#features/directory/fact-conditions.server.ts';
import { at, OPENING_HOURS } from '../../../tests/support/opening-hours.ts';
import { provideServices } from '../../../tests/support/test-services.ts';
import { accounts } from '#platform/db/tables/accounts.ts';
import { profiles } from '#platform/db/tables/profiles.ts';
import type { Facts } from './facts.rules.ts';
import { insertProfile } from './write-profile.server.ts';

const services = provideServices();
let accountId: number;

beforeAll(async () => {
  const { db } = services();
  const [account] = await db
    .insert(accounts)
    .values({ kind: 'business', email: 'night.bar@gmail.com', passwordHash: '!' })
    .returning({ id: accounts.id });
  accountId = account!.id;
  const texts = { address: '', specificType: 'Bar', about: '', services: '', description: '' };
  const shared = { phone: '+5016000001', workEmail: null, whatsapp: true, videoUrl: null };
  await db.transaction((tx) =>
    insertProfile(
      tx,
      accountId,
      {
        kind: 'business',
        businessName: 'Night Bar',
        category: 'Food and Beverage',
        location: 'Dangriga',
        ...texts,
        ...shared,
      },
      { now: new Date(), completeness: 0, listed: true },
    ),
  );
});

async function searchRow() {
  const { rows } = await services().db.execute(sql`
    select open_week::text as open_week, closed_until::text as closed_until, open_on_holidays, languages,
      (select array_agg(name order by name) from search_codes where id = any (areas)) as areas, price_from, emergency
    from profile_search where account_id = ${accountId}`);
  return rows[0];
}

const NOTHING = {
  open_week: null,
  closed_until: null,
  open_on_holidays: false,
  languages: null,
  areas: null,
  price_from: null,
  emergency: false,
};

const setFacts = (facts: Facts) => services().db.update(profiles).set({ facts });

it('what is filtered by follows the facts', async () => {
  expect(await searchRow()).toEqual(NOTHING);
  await setFacts({
    hours: { days: { mon: [['08:00', '17:00']] }, holidays: 'open', closedUntil: '2027-01-04' },
    price: { from: 40, per: 'hour' },
    languages: ['Garifuna', 'English'],
    areas: ['Placencia', 'Belmopan'],
    emergency: true,
    since: 1998,
  });
  expect(await searchRow()).toEqual({
    open_week: '{[480,1020)}',
    closed_until: '2027-01-04',
    open_on_holidays: true,
    languages: ['Garifuna', 'English'],
    areas: ['Belmopan', 'Placencia'],
    price_from: 40,
    emergency: true,
  });
  await setFacts({});
  expect(await searchRow()).toEqual(NOTHING);
});

it.each(OPENING_HOURS)(
  'the database finds who is open, as the rules do: %s',
  async (...opening) => {
    const [, hours, day, time, isOpen] = opening;
    await setFacts({ hours });
    const { rows } = await services().db.execute(
      sql`select from profile_search where account_id = ${accountId} and ${isOpenAt(at(day, time))}`,
    );
    expect(rows.length === 1).toBe(isOpen);
  },
);
