import { createSession } from '#features/accounts/session.server.ts';
import type { DeskActs } from '#features/moderation/desk/desk-acts.server.ts';
import { proveEmail } from '#features/signup/signup-proof.server.ts';
import { unhurried } from '#platform/jobs/jobs.server.ts';
import type { SeededRandom } from '#platform/seeded-random.ts';
import type { Services } from '#platform/services.server.ts';
import { specialistEntry } from '../../support/signup-entries.ts';
import { openBrowser, type Browser } from '../browser.ts';
import { act, newStaff, type Staff } from '../staff.ts';

export const { password } = specialistEntry;
/** Those that owners have, now one and now the other. */
export const PASSWORDS = [password, 'Another-pass-2'];
export const WORDS = ['alder', 'birch', 'cedar', 'dogwood', 'ebony', 'ficus', 'guava', 'hazel'];

interface Person {
  id: number;
  slug: string;
  kind: 'specialist' | 'business';
  version: number;
  login: string | null;
  work: string | null;
}

/** What one step is given: whom it is about, and chances of its own, so that a seed says what is tried. */
export interface Step {
  one: Person;
  other: Person;
  /** One of those that staff have brought, as long as there is any. */
  added: Person;
  n: number;
  client: string;
  chance: SeededRandom;
}

/** What somebody does, and how often. */
export type Acts = Record<string, [times: number, does: (step: Step) => Promise<unknown>]>;

/** What all who act at once have in common. */
export async function openCrowd(services: Services, request: Parameters<typeof openBrowser>[0]) {
  const staff = await newStaff(services);
  const team: Staff[] = [staff];
  let turn = 0;
  const browsers = new Map<string, Browser>();
  const at = (ms: number): Services => ({
    ...services,
    clock: { now: () => new Date(Date.now() + ms) },
  });
  const read = async <Row extends object>(query: string) =>
    (await services.database.pool.query<Row>(query)).rows;
  return {
    services,
    staff,
    /** All who have ever joined the staff. */
    team,
    at,
    read,
    job: (ms = 0) => unhurried(at(ms)),
    desk: (acts: DeskActs, fields: Record<string, string | number>) =>
      act(acts, services, team[++turn % team.length]!, fields),
    everybody: () =>
      read<Person>(`select account_id::int as id, slug, p.kind, version, email as login, work_email as work
        from profiles p join accounts a on a.id = p.account_id order by account_id`),
    async oneOf(table: string, chance: SeededRandom) {
      const ids = await read<{ id: number }>(`select id::int from ${table} order by id`);
      return ids.length > 0 ? chance.pick(ids).id : 0;
    },
    /** Of an owner, who logs in again at times. */
    async browserOf({ one, client, chance }: Step) {
      if (!one.login) return null;
      const browser = browsers.get(one.login) ?? openBrowser(request, client);
      browsers.set(one.login, browser);
      const { db, env } = services;
      const who = { accountId: one.id, userAgent: null };
      if (chance.chance(0.5))
        browser.cookies.set('session', await createSession(db, new Date(), env, who));
      return browser;
    },
    async join({ n, client }: Pick<Step, 'n' | 'client'>) {
      const login = `owner${n}@gmail.com`;
      const browser = openBrowser(request, client);
      browsers.set(login, browser);
      browser.cookies.set('signup-proof', proveEmail(services, login).value);
      const phone = `6${String(n).padStart(6, '0')}`;
      const entry = { ...specialistEntry, email: login, workEmail: '', phone };
      return (await browser.postMultipart('/api/verify/db_insert1.php', entry)).status;
    },
  };
}

export type Crowd = Awaited<ReturnType<typeof openCrowd>>;
