import pg from 'pg';
import { step } from '../scripts/steps.mjs';
import { fillDirectory } from './kanek.mjs';
import { CLIENT, measure } from './measure.mjs';
import { count, milliseconds, share, table, times } from './table.mjs';

const PROFILES_IN_ALL = 10_000;
const PROFILES = 200;
const MOTION = [
  { rate: 0, whose: '–' },
  { rate: 1, whose: 'any' },
  { rate: 10, whose: 'any' },
  { rate: 1, whose: 'asked' },
  { rate: 10, whose: 'asked' },
];
/** What happens to a profile, in turn: of the first its own page alone gets old, of the others pages beside it, too. */
const CHANGES = [
  'confirmed_at = now()',
  'headline = other.headline',
  'rating_sum = p.rating_sum + 5, review_count = p.review_count + 1',
];

/** Cached profiles, while so many a second are changed: of the whole directory, or of those that are asked for. */
export async function answer({ postgres, seconds }) {
  if (!postgres) return 'While the directory changes: needs PostgreSQL.';
  const directory = await fillDirectory(postgres, PROFILES_IN_ALL);
  const server = await directory.start();
  const client = new pg.Client(directory.env.DATABASE_URL);
  await client.connect();
  const rows = [];
  try {
    const listed = await client.query(
      'select account_id, kind, slug from profiles where listed order by slug',
    );
    const any = listed.rows;
    const asked = any.slice(0, PROFILES);
    const paths = asked.map(({ kind, slug }) => `/${kind}/${slug}`);
    // Each worker has a cache of its own to fill.
    await measure(server.url, paths, seconds, server.used);
    for (const { rate, whose } of MOTION) {
      const changes = changeAtRandom(client, whose === 'any' ? any : asked, rate);
      const work = () => measure(server.url, paths, seconds, server.used);
      const result = await step(`${PROFILES} profiles, ${rate} changes a second (${whose})`, work);
      await changes.stop();
      rows.push({ rate, whose, ...result });
    }
  } finally {
    await client.end();
    await server.stop();
    directory.remove();
  }
  const [still] = rows;
  return table(
    `${PROFILES} cached profiles on PostgreSQL while they change, by ${CLIENT}`,
    {
      'changes/s': ({ rate }) => rate,
      of: ({ whose }) => whose,
      'requests/s': ({ perSecond }) => count(perSecond),
      'of no changes': ({ perSecond }) => share(perSecond, still.perSecond),
      'p50 ms': ({ p50 }) => milliseconds(p50),
      'p99 ms': ({ p99 }) => milliseconds(p99),
      'times the p99 of no changes': ({ p99 }) => times(p99, still.p99),
      'server CPU ms': ({ serverMs }) => serverMs,
      'database CPU ms': ({ databaseMs }) => databaseMs,
    },
    rows,
  );
}

function changeAtRandom(client, profiles, rate) {
  if (rate === 0) return { stop: async () => undefined };
  let last = Promise.resolve();
  let turn = 0;
  const change = async () => {
    const one = () => profiles[Math.floor(Math.random() * profiles.length)].account_id;
    const set = CHANGES[turn++ % CHANGES.length];
    await client.query(
      `update profiles p set ${set} from profiles other where p.account_id = $1 and other.account_id = $2`,
      [one(), one()],
    );
  };
  const timer = setInterval(() => void (last = last.then(change)), 1000 / rate);
  return {
    stop() {
      clearInterval(timer);
      return last;
    },
  };
}
