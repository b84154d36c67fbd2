import { beforeAll, describe, expect, it } from 'vitest';
import { z } from 'zod';
import type { Endpoint } from '#api/endpoint.ts';
import { endpoints } from '#api/endpoints.ts';
import { proveEmail } from '#features/signup/signup-proof.server.ts';
import { accounts } from '#platform/db/tables/accounts.ts';
import { LIMITS } from '#platform/limits/limits.ts';
import { createApp } from '#server/app.ts';
import { openBrowser } from './browser.ts';
import { signUpIn } from './new-account.ts';
import { openSession } from './staff.ts';
import { provideApp } from '../support/request.ts';

const { request, services } = provideApp();

/** What is wrong by its name, and what stands in the words. */
const named = {
  code: z.string().min(1),
  values: z.array(z.union([z.string(), z.number()])).optional(),
};
/** The contract, said a second time: what each call says when it says no. */
const SHAPES: [RegExp, z.ZodType][] = [
  [
    /^\/api\/(verify\/(verify_code|db_insert[12])\.php|profile\/\w+|staff\/\w+)$/,
    z.strictObject({
      success: z.literal(false),
      error: z.string().min(1),
      field: z.string().optional(),
      ...named,
    }),
  ],
  [
    /^\/api\/(verify\/send_code|reset_password_\w+)\.php$/,
    z.strictObject({ status: z.literal('error'), message: z.string().min(1), ...named }),
  ],
  [/^\//, z.strictObject({ error: z.string().min(1), ...named })],
];
const shapeOf = (path: string) => SHAPES.find(([pattern]) => pattern.test(path))![1];

const HERE = { 'Sec-Fetch-Site': 'same-origin' };
const JSON_TYPE = { ...HERE, 'Content-Type': 'application/json' };
const FORM_TYPE = { ...HERE, 'Content-Type': 'application/x-www-form-urlencoded' };
const MIB = 1024 * 1024;
/** Of somebody whom a call is for. */
const cookieFor = ({ access }: Endpoint) => (access.startsWith('staff/') ? staff : provider);
const addressOf = ({ path }: Endpoint) => path.replace(/:\w+/g, 'x');
/** Files that staff send by a plain form lead back to its page; they are tried with the desks that they belong to. */
const LEADING_BACK = /^\/api\/(site\/file|admin\/import)/;
const posts = endpoints.filter(({ method, path }) => method === 'POST' && !LEADING_BACK.test(path));
/** Beacons: nobody reads the answer, so what is wrong inside is left out without a word. */
const outspoken = posts.filter(({ path }) => path !== '/api/events');

interface Responses {
  responses: Record<string, { content: Record<string, { schema: z.core.JSONSchema.JSONSchema }> }>;
}
let described: Record<string, Record<string, Responses>>;
let provider = '';
let staff = '';

beforeAll(async () => {
  await signUpIn(openBrowser(request), services(), 'specialist');
  const { db, clock } = services();
  const factor = { totpSecret: 'sealed', totpConfirmedAt: clock.now() };
  const admin = { kind: 'admin', passwordHash: '!', email: 'staff@kanek.example' } as const;
  await db.insert(accounts).values({ ...admin, ...factor });
  for (const { id, kind } of await db.select().from(accounts)) {
    const { token } = await openSession(services(), id, { secondFactorAt: clock.now() });
    if (kind === 'admin') staff = `session=${token}`;
    else provider = `session=${token}`;
  }
  // Whoever has proved an email is heard by every call.
  provider += `; signup-proof=${proveEmail(services(), 'proved@gmail.com').value}`;
  const document = (await (await request('/api/openapi.json')).json()) as object;
  ({ paths: described } = document as { paths: typeof described });
});

/** A refusal with the right status, in the shape of the call, and told so in the description. */
async function expectRefusal(endpoint: Endpoint, answer: Response, status: number) {
  const { method, path } = endpoint;
  const body = await answer.text();
  const said = `${method} ${path}: ${answer.status} ${body}`;
  expect(answer.status, said).toBe(status);
  expect(answer.headers.get('Content-Type'), said).toMatch(/^application\/json/);
  expect(shapeOf(path).safeParse(JSON.parse(body)).error, said).toBeUndefined();
  const operation = described[path]?.[method.toLowerCase()];
  expect(!!operation, said).toBe(!!endpoint.docs);
  const told = operation?.responses[status]?.content['application/json']?.schema;
  expect(!!told, `${said} is not described`).toBe(!!endpoint.docs);
  expect(z.fromJSONSchema(told ?? {}).safeParse(JSON.parse(body)).error, said).toBeUndefined();
}

describe('another method than the one a call takes', () => {
  const METHODS = ['GET', 'POST', 'PUT', 'PATCH', 'DELETE', 'PROPFIND', 'get2'];

  it.each<[string, Record<string, string>]>([
    ['a program', {}],
    ['our own page', HERE],
    ['another site', { 'Sec-Fetch-Site': 'cross-site', Origin: 'https://evil.example' }],
  ])('is told the right one, asked by %s', async (_who, headers) => {
    for (const endpoint of endpoints) {
      const allowed = endpoint.method === 'GET' ? ['GET', 'HEAD'] : [endpoint.method];
      for (const method of METHODS.filter((each) => !allowed.includes(each))) {
        const answer = await request(addressOf(endpoint), { method, headers });
        expect(answer.headers.get('Allow'), endpoint.path).toBe([...allowed, 'OPTIONS'].join(', '));
        expect(await answer.clone().text()).toContain(`"Use ${endpoint.method} here."`);
        await expectRefusal(endpoint, answer, 405);
      }
    }
  });

  it('is told without words where HEAD is the wrong one', async () => {
    for (const endpoint of posts) {
      const answer = await request(addressOf(endpoint), { method: 'HEAD' });
      expect([answer.status, await answer.text()]).toEqual([405, '']);
      expect(answer.headers.get('Allow')).toBe('POST, OPTIONS');
    }
  });

  it('is asked for with OPTIONS', async () => {
    for (const endpoint of endpoints) {
      const answer = await request(addressOf(endpoint), { method: 'OPTIONS' });
      expect([endpoint.path, answer.status, await answer.text()]).toEqual([endpoint.path, 204, '']);
      expect(answer.headers.get('Allow')).toContain(endpoint.method);
    }
  });

  it('is no matter for HEAD where GET is taken', async () => {
    for (const endpoint of endpoints.filter(({ method }) => method === 'GET')) {
      const init = { headers: { Cookie: provider } };
      const [get, head] = [
        await request(addressOf(endpoint), init, '198.51.100.7'),
        await request(addressOf(endpoint), { ...init, method: 'HEAD' }, '198.51.100.7'),
      ];
      expect([endpoint.path, head.status]).toEqual([endpoint.path, get.status]);
      expect(await head.text()).toBe('');
      await get.body?.cancel();
    }
  });
});

describe('an address of the API that is unknown', () => {
  it.each(['GET', 'POST', 'PUT', 'DELETE', 'OPTIONS'])('is not found by %s', async (method) => {
    for (const path of ['/api', '/api/', '/api/nothing', '/api/verify/send_code.php/', '/api/*']) {
      const answer = await request(path, { method });
      expect([path, answer.status, await answer.json()]).toEqual([
        path,
        404,
        { error: 'There is nothing at this address.', code: 'not-found' },
      ]);
    }
  });
});

describe('a refusal in the shape of its call', () => {
  it('can be read by every site that could have read the answer', async () => {
    const origin = ({ headers }: Response) => headers.get('Access-Control-Allow-Origin');
    const reads = endpoints.filter(
      ({ path }) => path.endsWith('.php') && !posts.some((each) => each.path === path),
    );
    for (const { path } of reads) {
      const answers = [
        await request(path),
        await request(`${path}?id=%00`),
        await request(path, { method: 'PUT' }),
      ];
      expect([path, ...answers.map(origin)]).toEqual([path, '*', '*', '*']);
    }
    expect(reads).toHaveLength(6);
  });

  it('is what another site gets', async () => {
    expect.hasAssertions();
    for (const endpoint of posts)
      for (const foreign of [[], ['Sec-Fetch-Site', 'cross-site'], ['Origin', 'null']] as const) {
        if (endpoint.fromPrograms && !foreign[0]) continue;
        const headers = foreign[0] ? { [foreign[0]]: foreign[1] } : {};
        const answer = await request(addressOf(endpoint), { method: 'POST', headers });
        await expectRefusal(endpoint, answer, 403);
      }
  });

  it('is what too large a body gets, measured before or while it comes', async () => {
    expect.hasAssertions();
    for (const endpoint of posts) {
      const size = (endpoint.maxBytes ?? MIB) + 1;
      const type = endpoint.docs?.json ? JSON_TYPE : FORM_TYPE;
      const headers = { ...type, Cookie: cookieFor(endpoint) };
      const init = { method: 'POST', headers, body: new Uint8Array(size) };
      const measured = { ...init, headers: { ...headers, 'Content-Length': String(size) } };
      await expectRefusal(endpoint, await request(addressOf(endpoint), measured), 413);
      // What reads nothing has nothing to refuse.
      if (endpoint.path === '/api/profile/confirm' || !outspoken.includes(endpoint)) continue;
      await expectRefusal(endpoint, await request(addressOf(endpoint), init), 413);
    }
  });

  it('is what a body of another type gets', async () => {
    expect.hasAssertions();
    for (const endpoint of outspoken) {
      if (endpoint.path === '/api/profile/confirm') continue;
      const headers = { ...HERE, Cookie: cookieFor(endpoint), 'Content-Type': 'text/plain' };
      const answer = await request(addressOf(endpoint), { method: 'POST', headers, body: '{}' });
      await expectRefusal(endpoint, answer, 415);
    }
  });

  it('is what nonsense gets', async () => {
    expect.hasAssertions();
    const multipart = { ...HERE, 'Content-Type': 'multipart/form-data; boundary=x' };
    const nonsense: [Record<string, string>, string][] = [
      [JSON_TYPE, '{'],
      [JSON_TYPE, 'null'],
      [JSON_TYPE, '{"email":["a"],"code":{},"new_password":7}'],
      [JSON_TYPE, `{"email":"${'a'.repeat(300)}"}`],
      [multipart, '--y\r\n\r\n'],
      [multipart, '--x\r\nContent-Disposition: form-data; name="ema'],
    ];
    for (const endpoint of outspoken)
      for (const [headers, body] of nonsense) {
        const fits = !!endpoint.docs?.json === (headers === JSON_TYPE);
        // Those for programs speak a protocol of their own.
        if (!fits || endpoint.fromPrograms || /profile\/(video|confirm)$/.test(endpoint.path))
          continue;
        const cookie = { Cookie: cookieFor(endpoint) };
        const init = { method: 'POST', headers: { ...headers, ...cookie }, body };
        await expectRefusal(endpoint, await request(addressOf(endpoint), init), 400);
      }
    for (const endpoint of endpoints.filter(({ docs }) => docs?.query))
      for (const name of Object.keys((endpoint.docs!.query as z.ZodObject).shape)) {
        // Where a number, an order or a yes makes no sense, the usual one is taken.
        if (['page', 'limit', 'sort', 'serves'].includes(name)) continue;
        const answer = await request(`${endpoint.path}?${name}=${'a'.repeat(101)}%00`);
        await expectRefusal(endpoint, answer, 400);
      }
  });

  it('is what those get whom it is not for', async () => {
    expect.hasAssertions();
    for (const endpoint of endpoints.filter(({ access }) => /^(provider$|staff\/)/.test(access))) {
      const knock = (headers: Record<string, string>) =>
        request(addressOf(endpoint), { method: endpoint.method, headers: { ...HERE, ...headers } });
      await expectRefusal(endpoint, await knock({}), 401);
      const other = endpoint.access.startsWith('staff/') ? provider : staff;
      await expectRefusal(endpoint, await knock({ Cookie: other }), 403);
    }
  });

  it('is what comes too often', async () => {
    expect.hasAssertions();
    const often: [string, number, RequestInit][] = [
      ['/api/search/specialist.php', LIMITS.readsPerClient[0].times, {}],
      [
        '/api/verify/email_check.php',
        LIMITS.lookupsPerClient[0].times,
        { method: 'POST', headers: FORM_TYPE, body: 'phone=610-0000' },
      ],
      [
        '/api/verify/send_code.php',
        LIMITS.codesPerEmail[0].times,
        { method: 'POST', headers: JSON_TYPE, body: '{"email":"often@gmail.com"}' },
      ],
      [
        '/api/contact',
        LIMITS.numbersPerClient[0].times,
        { method: 'POST', headers: JSON_TYPE, body: '{"id":"nobody-234567","by":"call"}' },
      ],
    ];
    for (const [path, times, init] of often) {
      for (let i = 0; i < times; i += 1)
        await (await request(path, init, '203.0.113.40')).body?.cancel();
      const endpoint = endpoints.find((each) => each.path === path)!;
      const answer = await request(path, init, '203.0.113.40');
      expect(Number(answer.headers.get('Retry-After')), path).toBeGreaterThan(0);
      await expectRefusal(endpoint, answer, 429);
    }
  });

  it('is also what a failure gets that nobody foresaw', async () => {
    expect.hasAssertions();
    const broken = { ...services(), db: undefined as never };
    const app = createApp({
      services: broken,
      renderPage: () => Promise.reject(new Error('page')),
    });
    for (const endpoint of endpoints.filter(({ path }) => path.startsWith('/api/'))) {
      const headers = { ...HERE, Cookie: provider };
      const bindings = { incoming: { socket: { remoteAddress: '127.0.0.1' } } };
      const init = { method: endpoint.method, headers };
      // Whoever it is must be looked up first, and that is where it breaks.
      const answer = await app.request(addressOf(endpoint), init, bindings);
      await expectRefusal(endpoint, answer, 500);
    }
  });
});
