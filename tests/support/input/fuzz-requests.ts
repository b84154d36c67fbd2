import { seededRandom } from '#platform/seeded-random.ts';
import type { ServerProcess } from '../server-process.ts';
import { hostileRequest } from './hostile-request.ts';
import type { Site } from './people.ts';
import { openRoles, renewRoles, type Role } from './roles.ts';
import { sendRaw } from './send-raw.ts';
import { learnForms, listTargets, type Target } from './targets.ts';

const AT_ONCE = 8;
const RENEW_EVERY = 1_000;

interface Fuzzed {
  sent: number;
  /** Addresses of the site that were asked for. */
  targets: number;
  byStatus: Record<string, number>;
  /** Answers that must not be, one line each. */
  wrong: string[];
  /** Whole requests that got no answer at all. */
  unanswered: string[];
  requestIds: string[];
}

interface Options {
  count: number;
  seed: string;
  report: (line: string) => void;
}

/** Sends hostile requests to every address in the name of everybody; the same seed sends the same. */
export async function fuzzRequests(site: Site, server: ServerProcess, options: Options) {
  const { count, seed, report } = options;
  const random = seededRandom(seed);
  const roles = await openRoles(site);
  const ids = await findIds(site);
  const targets = listTargets();
  await learnPages(site, targets, roles, ids);
  const found: Fuzzed = {
    sent: 0,
    targets: 0,
    byStatus: {},
    wrong: [],
    unanswered: [],
    requestIds: [],
  };
  const asked = new Set<Target>();
  for (let from = 0; from < count && !server.gone(); from += AT_ONCE) {
    const batch = Array.from({ length: Math.min(AT_ONCE, count - from) }, () =>
      hostileRequest(random, { targets, roles, ids }),
    );
    await Promise.all(
      batch.map(async ({ bytes, about, whole, target }) => {
        const { status, requestId, head, hung } = await sendRaw(site.url, bytes, whole);
        found.sent += 1;
        if (status !== null && target) asked.add(target);
        const name = String(status ?? 'hung up');
        found.byStatus[name] = (found.byStatus[name] ?? 0) + 1;
        if (requestId) found.requestIds.push(requestId);
        if (hung || (status !== null && !isFine(status, head)))
          found.wrong.push(`${hung ? 'hung' : status}: ${about} ${JSON.stringify(excerpt(bytes))}`);
        if (status === null && whole && !hung) found.unanswered.push(about);
      }),
    );
    if ((from + AT_ONCE) % RENEW_EVERY === 0) await renewRoles(site, roles);
    if ((from + AT_ONCE) % 5_000 === 0) report(`${from + AT_ONCE} of ${count} requests`);
  }
  return { ...found, targets: asked.size };
}

const excerpt = (bytes: Buffer) => bytes.subarray(0, 1_500).toString('latin1');

/** Whatever was sent is answered or refused; only a 503 that says when to come back is meant. */
function isFine(status: number, head: string): boolean {
  if (status === 503) return /^retry-after: /im.test(head);
  return status >= 200 && status < 500;
}

async function findIds({ url }: Site): Promise<string[]> {
  const read = async (kind: string) => {
    const answer = await fetch(`${url}/api/search/${kind}.php`);
    return ((await answer.json()) as { results: { id: string }[] }).results.map(({ id }) => id);
  };
  const slugs = [...(await read('specialist')), ...(await read('business'))];
  return [...slugs, '2', '3', 'tile-setter', 'cayo', 'health-and-wellness'];
}

/** Opens every page as everybody, to learn what its forms are called. */
async function learnPages(
  { url }: Site,
  targets: readonly Target[],
  roles: readonly Role[],
  ids: readonly string[],
) {
  for (const target of targets) {
    const places = placesFor(target, ids);
    for (const { cookie } of rolesFor(target, roles))
      for (const id of places) {
        const path = target.path.replace(/:\w+\??/, id).replace(/\/:\w+\?/, '');
        const headers = cookie ? { Cookie: cookie } : undefined;
        const answer = await fetch(url + path, { headers, redirect: 'manual' });
        const type = answer.headers.get('Content-Type') ?? '';
        const text = type.startsWith('text/html') ? await answer.text() : '';
        if (answer.status === 200) learnForms(target, text);
      }
  }
}

/** One id of each kind is enough to see the forms of a page. */
function placesFor({ path }: Target, ids: readonly string[]): string[] {
  if (!path.includes(':')) return [''];
  if (path.startsWith('/admin/')) return [ids[0]!, '2'];
  return ids.filter((id, index) => index === 0 || id.startsWith('howler'));
}

function rolesFor({ path }: Target, roles: readonly Role[]): readonly Role[] {
  if (path.startsWith('/api/')) return [];
  const names = path.startsWith('/admin') ? ['staff'] : ['visitor', 'specialist', 'business'];
  return roles.filter(({ name }) => names.includes(name));
}
