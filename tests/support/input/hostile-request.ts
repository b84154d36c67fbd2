import type { SeededRandom } from '#platform/seeded-random.ts';
import { hostileBody } from './hostile-bodies.ts';
import { FORGED, HOSTILE_SEGMENTS, HOSTILE_TEXTS } from './hostile-texts.ts';
import { KNOWN_NAMES, type Target } from './targets.ts';
import type { Role } from './roles.ts';

export interface HostileRequest {
  bytes: Buffer;
  /** For the report, in one line. */
  about: string;
  /** A message whose end never comes may be hung up on without an answer. */
  whole: boolean;
  /** Whose address it is; null where that was made up. */
  target: Target | null;
}

interface Known {
  targets: readonly Target[];
  roles: readonly Role[];
  /** Real ids for the places in paths that take one. */
  ids: readonly string[];
}

const METHODS = ['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS', 'TRACE', 'PROPFIND'];
const ODD_METHODS = ['get', 'BREW', 'CONNECT', 'GE T', 'PRI', '\x00', 'M-SEARCH'];
const PATH_TRICKS = [
  '//evil.example/%2f..',
  '/./././',
  '/../../../../etc/passwd',
  '/assets/../../package.json',
  '/assets/..%2f..%2fpackage.json',
  '/media/../secret.key',
  '/.git/config',
  '/.env',
  '/%2e%2e/%2e%2e/data/secret.key',
  '/\\evil.example',
  '/;/admin',
  '/ADMIN',
  '/admin/..;/admin',
  '/admin%2flog',
  '/admin/log.data',
  '/_.data?_routes=routes%2Fadmin',
  '/__manifest?p=/admin&p=%00&version=x',
  '/__manifest',
  'http://evil.example/admin',
  'https://user:pass@evil.example:99999/',
  '*',
  '?',
  '',
  '/?'.repeat(200),
  '/#fragment',
  '/\u00e9\u00e8',
  '/api/search/specialist.php/../../../admin',
  `/${'a/'.repeat(3_000)}`,
  `/${'%61'.repeat(2_000)}`,
];
const HOSTS = [
  'evil.example',
  'a b',
  '',
  '[::1',
  'localhost:99999',
  '%00',
  'x'.repeat(300),
  '@',
  '..',
];
const ADDRESSES = [
  'unknown',
  '',
  ',,,',
  '1.2.3.4:5678',
  '[::1]:80',
  'x'.repeat(2_000),
  '999.1.1.1',
  "'",
];

/** One request that no browser of ours would send; the same numbers give the same request. */
export function hostileRequest(random: SeededRandom, known: Known): HostileRequest {
  const { pick, chance } = random;
  const target = pick(known.targets);
  const role = pick(known.roles);
  const method = methodFor(random, target);
  const tricked = chance(0.06);
  const path = tricked ? pick(PATH_TRICKS) : fillIn(random, target, known.ids);
  const body =
    ['GET', 'HEAD', 'OPTIONS', 'TRACE'].includes(method) && !chance(0.05)
      ? null
      : hostileBody(random, target, role);
  const query = body === null || chance(0.2) ? queryFor(random, target) : '';
  const headers = headersFor(random, role);
  let payload = body?.bytes ?? Buffer.alloc(0);
  let whole = true;
  if (body) {
    if (!chance(0.03)) headers.push(`Content-Type: ${body.type}`);
    if (chance(0.93)) headers.push(`Content-Length: ${payload.length}`);
    else ({ payload, whole } = wrongLength(random, payload, headers));
  }
  const version = chance(0.98)
    ? 'HTTP/1.1'
    : pick(['HTTP/1.0', 'HTTP/2.0', 'HTTP/9', 'HTP/1.1', '']);
  const line = `${method} ${path}${query && (path.includes('?') ? '&' : '?')}${query} ${version}`;
  const head = Buffer.from(`${[line, ...headers].join('\r\n')}\r\n\r\n`, 'latin1');
  // A tunnel is hung up on by Node itself.
  if (method === 'CONNECT') whole = false;
  const about = `${role.name} ${line.slice(0, 160)} ${body?.about ?? ''}`.replace(
    /[^\x20-\x7e]/g,
    '?',
  );
  const bytes = Buffer.concat([head, payload]);
  return { bytes, about, whole, target: tricked ? null : target };
}

function methodFor({ pick, chance }: SeededRandom, { methods }: Target): string {
  if (chance(0.85)) return pick(methods);
  return chance(0.85) ? pick(METHODS) : pick(ODD_METHODS);
}

function fillIn({ pick, chance }: SeededRandom, { path }: Target, ids: readonly string[]): string {
  return path
    .split('/')
    .map((part) => {
      if (part === '*') return pick(HOSTILE_SEGMENTS);
      if (!part.startsWith(':')) return part;
      return chance(0.6) ? pick(ids) : pick(HOSTILE_SEGMENTS);
    })
    .join('/');
}

function queryFor({ pick, chance, integer }: SeededRandom, { names, path }: Target): string {
  if (chance(0.3)) return '';
  return Array.from({ length: integer(1, 4) }, () => {
    const own = names.length > 0 && chance(0.8);
    const name = own ? pick(names) : path.includes('get_') ? 'id' : pick(KNOWN_NAMES);
    if (chance(0.05)) return pick(['&&&', '=', '%', '%zz=%', 'a[b][c]=d', 'a[]=1&a[]=2', '?', '+']);
    const value = pick(HOSTILE_TEXTS);
    const sent = encodeURIComponent(name.toWellFormed()) + '=';
    if (chance(0.1)) return `${sent}${pick(HOSTILE_SEGMENTS)}`;
    return sent + encodeURIComponent(value.toWellFormed()).slice(0, chance(0.02) ? 1e6 : 9_000);
  }).join('&');
}

function headersFor({ pick, chance, integer }: SeededRandom, role: Role): string[] {
  const address = () => `10.${integer(64, 255)}.${integer(0, 255)}.${integer(1, 254)}`;
  const forwarded = chance(0.9)
    ? address()
    : pick([...ADDRESSES, `${pick(ADDRESSES)}, ${address()}`]);
  const headers = [
    `Host: ${chance(0.95) ? 'localhost' : pick(HOSTS)}`,
    `X-Forwarded-For: ${forwarded}`,
    'Connection: close',
  ];
  if (chance(0.9)) headers.push('Sec-Fetch-Site: same-origin');
  else
    headers.push(
      pick([
        'Origin: null',
        'Origin: http://localhost',
        'Origin: ::',
        'Sec-Fetch-Site: cross-site',
      ]),
    );
  if (role.cookie && chance(0.95)) headers.push(`Cookie: ${role.cookie}`);
  if (chance(0.12)) headers.push(pick(HEADER_TRICKS));
  return headers;
}

const HEADER_TRICKS = [
  'Host: second.example',
  'Cookie: session=',
  'Cookie: session=%00; session=x; __proto__=1',
  `Cookie: ${'a=b; '.repeat(2_000)}`,
  'Cookie: session=\xff\xfe',
  'Cookie: ;;;===;;',
  'Accept-Encoding: br;q=x, gzip;q=-1, *;q=0',
  'Accept-Encoding: \x01',
  'Accept-Language: \xe9',
  'Range: bytes=0-18446744073709551615',
  'Range: bytes=-1',
  'Range: bytes=9-1,2-3',
  'If-None-Match: "*"',
  'If-Modified-Since: never',
  `User-Agent: ${FORGED}`,
  'User-Agent: \x1b[31m',
  `User-Agent: x\r\nX-Injected: ${FORGED}`,
  `Referer: ${'x'.repeat(6_000)}`,
  'X-HTTP-Method-Override: DELETE',
  'X-Forwarded-Proto: javascript',
  'X-Forwarded-Host: evil.example',
  'X-Request-Id: forged\tid',
  'Authorization: Bearer \x00',
  'Authorization: Basic !!!!',
  'Expect: 100-continue',
  'Expect: nothing',
  'Upgrade: websocket\r\nConnection: Upgrade\r\nSec-WebSocket-Key: x',
  'Upgrade: h2c',
  'Transfer-Encoding: gzip',
  'Content-Encoding: gzip',
  'Accept: application/json',
  'X-Empty:',
  ' folded: yes',
  'No-Colon',
  'Bad Name: x',
  ': no name',
  `X-Long: ${'y'.repeat(20_000)}`,
  'X-React-Router-Request: yes',
  'Next-Router-State-Tree: []',
];

function wrongLength(
  { pick, integer }: SeededRandom,
  payload: Buffer,
  headers: string[],
): { payload: Buffer; whole: boolean } {
  const chunked = Buffer.concat([
    Buffer.from(`${payload.length.toString(16)}\r\n`),
    payload,
    Buffer.from('\r\n0\r\n\r\n'),
  ]);
  const [lines, sent, whole] = pick<[string[], Buffer, boolean]>([
    [[`Content-Length: ${payload.length + 1000}`], payload, false],
    [[`Content-Length: ${payload.length}`, `Content-Length: ${payload.length + 5}`], payload, true],
    [['Content-Length: -5'], payload, true],
    [['Content-Length: 99999999999999999999'], payload, false],
    [['Content-Length: abc'], payload, true],
    [['Transfer-Encoding: chunked'], chunked, true],
    [['Transfer-Encoding: chunked', `Content-Length: ${payload.length}`], chunked, true],
    [['Transfer-Encoding: chunked'], payload, false],
    [['Transfer-Encoding: chunked, identity'], chunked, true],
    [['Transfer-Encoding: chunked'], chunked.subarray(0, integer(0, chunked.length)), false],
    [['Content-Length: 0'], payload, true],
  ]);
  headers.push(...lines);
  return { payload: sent, whole };
}
