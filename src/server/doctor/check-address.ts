import { lookup } from 'node:dns/promises';
import type { Env } from '#platform/env.server.ts';
import { askForProof } from '#platform/health-check.server.ts';
import { isPublicSite } from '#platform/local-host.server.ts';
import type { Services } from '#platform/services.server.ts';
import { judgeClock } from './check-clock.ts';
import { bad, doubtful, good, reasonOf, type Finding } from './finding.ts';

type Settings = Pick<Env, 'SITE_URL' | 'TRUSTED_PROXY_HOPS'>;

/** Nobody's, by RFC 5737: a request that claims to come from it is not believed. */
const CLAIMED = '192.0.2.1';
/** Behind a balancer every instance should have its turn. */
const TIMES = 6;

/** Whether the site's name leads to this very site, through as many proxies as the settings say. */
export async function checkAddress(
  env: Settings,
  services: Pick<Services, 'secret' | 'clock'>,
): Promise<Finding[]> {
  const { hostname, protocol } = new URL(env.SITE_URL);
  const address = await lookup(hostname.replace(/^\[|\]$/g, '')).catch(() => null);
  if (!address)
    return [
      bad(
        'address',
        `${hostname} has no address.`,
        'Add an A or AAAA record for it where you have the name from.',
      ),
    ];
  try {
    const answers: Answer[] = [];
    for (let time = 0; time < TIMES; time++) answers.push(await ask(env.SITE_URL, services));
    const [first] = answers;
    return [
      judgeAnswers(env.SITE_URL, answers),
      ...(isPublicSite(env.SITE_URL) && protocol === 'http:'
        ? [
            bad(
              'address',
              'SITE_URL is not https.',
              'Put a TLS proxy in front, such as deploy/Caddyfile.',
            ),
          ]
        : []),
      ...(first!.date
        ? [judgeClock(env.SITE_URL, first!.date - services.clock.now().getTime())]
        : []),
      ...(first!.proved ? [judgeProxies(env.TRUSTED_PROXY_HOPS, first!)] : []),
    ];
  } catch (error) {
    const todo = `${hostname} leads to ${address.address}: is Kanek running there, and do its ports 80 and 443 let us in?`;
    return [bad('address', `${env.SITE_URL} does not answer: ${reasonOf(error)}`, todo)];
  }
}

interface Answer {
  status: number;
  proved: boolean;
  date: number | null;
  client: string;
  forwarded: string[];
}

async function ask(siteUrl: string, services: Pick<Services, 'secret' | 'clock'>): Promise<Answer> {
  const { check, isProof } = askForProof(services);
  const answer = await fetch(`${siteUrl}/healthz?check=${check}`, {
    headers: { 'X-Forwarded-For': CLAIMED, Connection: 'close' },
    redirect: 'manual',
    signal: AbortSignal.timeout(10_000),
  });
  const said = (await answer.json().catch(() => ({}))) as Partial<
    Record<'proof' | 'client' | 'forwarded', string>
  >;
  const date = Date.parse(answer.headers.get('Date') ?? '');
  return {
    status: answer.status,
    proved: isProof(said.proof),
    date: Number.isNaN(date) ? null : date,
    client: said.client ?? '',
    forwarded: (said.forwarded ?? '')
      .split(',')
      .map((each) => each.trim())
      .filter(Boolean),
  };
}

export function judgeAnswers(
  siteUrl: string,
  answers: readonly Pick<Answer, 'status' | 'proved'>[],
): Finding {
  const proved = answers.filter((answer) => answer.proved).length;
  if (proved === answers.length) return good('address', `${siteUrl} leads here`);
  const todo = 'Give all instances the same SECRET_KEY and DATABASE_URL.';
  if (proved > 0) return bad('address', `instances behind ${siteUrl} have different keys.`, todo);
  const { status } = answers[0]!;
  return bad(
    'address',
    `${siteUrl} answers with ${status}, and not as this site.`,
    'It leads to another server, or to a Kanek with another SECRET_KEY.',
  );
}

export function judgeProxies(
  hops: number,
  { client, forwarded }: Pick<Answer, 'client' | 'forwarded'>,
): Finding {
  const proxies = forwarded.filter((each) => each !== CLAIMED).length;
  const todo = `Set TRUSTED_PROXY_HOPS=${proxies}.`;
  if (client === CLAIMED)
    return bad('proxies', 'anybody can claim to come from anywhere, past all limits.', todo);
  if (hops < proxies)
    return bad(
      'proxies',
      `there are ${proxies}, ${hops} are trusted: all visitors seem to be one.`,
      todo,
    );
  return hops === proxies
    ? good('proxies', proxies === 0 ? 'none' : `${proxies}, as the settings say`)
    : doubtful('proxies', `${hops} are trusted, there are ${proxies}.`, todo);
}
