import { readdir } from 'node:fs/promises';
import { and, count, desc, eq, lt, min, ne } from 'drizzle-orm';
import { strToU8, zipSync, type Zippable } from 'fflate';
import sharp from 'sharp';
import { beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { beginImport, forgetOld, getImport } from '#features/import/imports.server.ts';
import { listAbandoned, runImport } from '#features/import/run/run-import.server.ts';
import {
  importActs,
  loadImport,
  loadImports,
} from '#features/moderation/import/import-desk.server.ts';
import { deskListAsCsv } from '#features/moderation/desk/desk-lists.server.ts';
import { LISTED_DESKS } from '#features/moderation/desks.ts';
import { inLanguage } from '#platform/language.server.ts';
import { accounts } from '#platform/db/tables/accounts.ts';
import { imports } from '#platform/db/tables/imports.ts';
import { recordAct } from '#features/accounts/record-act.server.ts';
import { media } from '#platform/db/tables/media.ts';
import { profiles } from '#platform/db/tables/profiles.ts';
import { fillDemo } from '../support/fill-demo.ts';
import { carryOut, importFile, planAgain, planFile, rowsOf, undo } from '../support/import-file.ts';
import { provideApp } from '../support/request.ts';
import { openBrowser, type Browser } from './browser.ts';
import { act, logOf, newStaff, newStaffIn, outcome } from './staff.ts';

const { request, services } = provideApp();
let staff: Awaited<ReturnType<typeof newStaff>>;
let browser: Browser;

beforeAll(async () => {
  browser = openBrowser(request);
  staff = await newStaffIn(browser, services());
});

beforeEach(async () => {
  await services().db.delete(imports);
  await services().db.delete(accounts).where(ne(accounts.kind, 'admin'));
});

const LIST = 'id,kind,name,phone,category,place,profile picture,showcase pictures\n';
const ONE = `${LIST}1,business,Uno,600-1001,Automotive,Belmopan,uno.PNG,"a.jpg; b.jpg"\n`;

const send = (file: Blob | string | Uint8Array, to = '/api/admin/import', name = 'list.csv') =>
  browser.postMultipart(to, { file: new File([file as BlobPart], name) });
const told = async (answer: Promise<Response>) => {
  const { status, headers } = await answer;
  return `${status} ${headers.get('Location')}`;
};
const everyone = async () =>
  (await services().db.select({ rows: count() }).from(profiles))[0]!.rows;

describe('the import desk', () => {
  it('takes a file, shows its rows, brings them and undoes them, and logs each', async () => {
    const answer = await send(`\uFEFF${ONE}`);
    expect(answer.status).toBe(303);
    const [, id] = /^\/admin\/import\/(\d+)$/.exec(answer.headers.get('Location')!)!;
    const load = (query = '') => loadImport(services(), new URLSearchParams(query), id);
    expect(await load()).toMatchObject({ state: 'uploaded', fileName: 'list.csv', isBefore: true });
    const { columns } = await load();
    const chosen = Object.fromEntries(columns.map((each, index) => [`column-${index}`, each.id]));

    const look = async () => {
      services().queue.nudge();
      return (await load()).state;
    };
    const until = async (state: string) => {
      await expect.poll(look, { timeout: 30_000 }).toBe(state);
    };
    await act(importActs, services(), staff, { intent: 'plan', id: id!, ...chosen });
    await until('planned');
    expect(await load()).toMatchObject({
      counts: { make: 1 },
      list: { total: 1, rows: [{ number: 2, name: 'Uno', outcome: 'make' }] },
    });
    expect((await load('outcome=refuse')).list!.total).toBe(0);
    await act(importActs, services(), staff, { intent: 'start', id: id! });
    await until('imported');
    expect(await everyone()).toBe(1);
    await act(importActs, services(), staff, { intent: 'undo', id: id! });
    await until('undone');
    expect(await everyone()).toBe(0);
    expect((await logOf(services())).slice(0, 4).map(({ action }) => action)).toEqual([
      'import.undo',
      'import.start',
      'import.plan',
      'import.add',
    ]);
    const { imports: listed } = await loadImports(services(), new URLSearchParams());
    expect(listed).toMatchObject([{ state: 'undone', by: 'staff@kanek.example' }]);
  });

  it('tells what is wrong in the language of whoever reads it, not of whoever brought it', async () => {
    const wrong = `${LIST}1,business,Uno,600-1001,Magia,Belmopan,,\n`;
    const id = await inLanguage('es', () => planFile(services(), wrong));
    const lost = await inLanguage('es', () => planFile(services(), ONE));
    const { key } = await getImport(services().db, lost);
    await services().storage.remove(`imports/${key}`);
    await planAgain(services(), lost);
    const wordsIn = (language: 'en' | 'es') =>
      inLanguage(language, async () => {
        const query = new URLSearchParams();
        const { list } = await loadImport(services(), query, String(id));
        const { failure } = await loadImport(services(), query, String(lost));
        const asked = language === 'en' ? '' : `?language=${language}`;
        const file = await browser.send(`/api/admin/import/${id}/rows.csv${asked}`);
        const [problem] = list!.rows[0]!.problems;
        return [problem!.message, failure, (await file.text()).includes(problem!.message)];
      });
    expect(await wordsIn('en')).toEqual([
      'Category is not one of the list.',
      'The file is not kept any more. Please bring it again.',
      true,
    ]);
    expect(await wordsIn('es')).toEqual([
      'Categoría: elija una opción de la lista.',
      'El archivo ya no se guarda. Tráigalo de nuevo.',
      true,
    ]);
  });

  it('takes a file whatever it is called', async () => {
    for (const name of [
      'a\u0000b.csv',
      `😀${'x'.repeat(99)}`,
      `😀${'x'.repeat(119)}`,
      '../../..',
    ]) {
      const answer = await send(ONE, undefined, name);
      expect([answer.status, answer.headers.get('Location')], name).toEqual([
        303,
        expect.stringMatching(/^\/admin\/import\/\d+$/),
      ]);
      const [kept] = await services().db.select().from(imports).orderBy(desc(imports.id));
      expect(kept!.fileName).not.toMatch(/\p{Cc}|\p{Cs}/u);
    }
  });

  it('starts once when it is pressed twice, and forgets a file that is not wanted', async () => {
    const id = await planFile(services(), ONE);
    const press = (intent: string, which: number) =>
      outcome(act(importActs, services(), staff, { intent, id: which }));
    const once = ['This import has moved on meanwhile. Please look again.', 'done'];
    const twice = (intent: string, which: number) =>
      Promise.all([press(intent, which), press(intent, which)]);
    expect((await twice('start', id)).sort()).toEqual(once);
    // While it runs there is nothing to undo, to plan or to forget; afterwards, once.
    const running = await planFile(services(), ONE);
    const { db, clock } = services();
    const look = () => loadImport(services(), new URLSearchParams(), String(running));
    expect((await look()).list).toMatchObject({ total: 1 });
    await db.transaction((tx) => beginImport(tx, running, clock.now()));
    // Nor rows to be read again each time that somebody looks how far it is.
    expect(await look()).toMatchObject({ isUnderWay: true, list: null });
    for (const intent of ['undo', 'plan', 'remove', 'start'])
      expect([intent, await press(intent, running)]).toEqual([intent, once[0]]);
    await runImport(services(), running);
    expect((await twice('undo', running)).sort()).toEqual(once);
    const other = await planFile(services(), ONE);
    await act(importActs, services(), staff, { intent: 'remove', id: other });
    await expect(getImport(services().db, other)).rejects.toThrow('does not exist any more');
  });

  it('offers nothing with a file that is not kept any more', async () => {
    const { db, clock } = services();
    const uploaded = (await send(ONE)).headers.get('Location')!.split('/').at(-1)!;
    const planned = await planFile(services(), ONE);
    const now = clock.now();
    await db.update(imports).set({ movedAt: new Date(now.getTime() - 31 * 86_400_000) });
    await forgetOld(db, now);
    for (const [id, state, intent] of [
      [uploaded, 'uploaded', 'plan'],
      [planned, 'planned', 'start'],
      [planned, 'planned', 'plan'],
    ] as const) {
      const pressed = outcome(act(importActs, services(), staff, { intent, id }));
      expect(await pressed).toBe('The file is not kept any more. Please bring it again.');
      const view = await loadImport(services(), new URLSearchParams(), String(id));
      expect(view).toMatchObject({ state, isBefore: false, isGone: true });
    }
  });

  it('refuses two columns that say the same', async () => {
    const id = await planFile(services(), 'a,b\n1,2\n');
    const twice = { 'column-0': 'phone', 'column-1': 'phone' };
    await expect(
      act(importActs, services(), staff, { intent: 'plan', id, ...twice }),
    ).rejects.toThrow('Two columns say the same');
  });

  it('tells on the page what is wrong with a file, in its language, and keeps nothing', async () => {
    const files = () => readdir(services().env.DATA_DIR, { recursive: true });
    const before = await files();
    expect(await told(send(''))).toBe('303 /admin/import?refused=noFile&about=');
    expect(await told(send('a,b\n'))).toBe('303 /admin/import?refused=noRows&about=');
    expect(await told(send(new Uint8Array([1, 0, 2])))).toMatch('refused=binary');
    expect(await told(send('name\n"x', '/api/admin/import?language=es'))).toBe(
      '303 /es/admin/import?refused=unreadable&about=2',
    );
    expect(await told(send(new Uint8Array(51 * 1024 * 1024).fill(65)))).toMatch('refused=tooLarge');
    expect(await told(browser.postForm('/api/admin/import', {}))).toMatch('refused=noFile');
    expect(await services().db.$count(imports)).toBe(0);
    expect(await files()).toEqual(before);
    const { refusal } = await loadImports(
      services(),
      new URLSearchParams('refused=unreadable&about=7'),
    );
    expect(refusal).toBe('Record 7 cannot be read. Is a quote or a bracket not closed there?');
    const odd = await loadImports(services(), new URLSearchParams('refused=__proto__'));
    expect(odd.refusal).toBeNull();
  });

  it('is for staff alone', async () => {
    const stranger = openBrowser(request);
    const answer = await stranger.postMultipart('/api/admin/import', {
      file: new File(['a'], 'a'),
    });
    expect(answer.status).toBe(401);
    expect((await stranger.send('/api/admin/export.csv')).status).toBe(401);
  });

  it('gives the rows as a file that can be put right and brought again', async () => {
    const list = `${LIST}=1+1,business,Uno,12,Automotive,Belmopan,,\n`;
    const id = await planFile(services(), list);
    const answer = await browser.send(`/api/admin/import/${id}/rows.csv`);
    expect(await answer.text()).toBe(
      "Row,Outcome,What is wrong,id,kind,name,phone,category,place,profile picture,showcase pictures\r\n2,Refused,Phone number: Please enter a valid phone number.,'=1+1,business,Uno,12,Automotive,Belmopan,,\r\n",
    );
  });
});

describe('pictures of an import', () => {
  const drawn = (color: string) =>
    sharp({ create: { width: 40, height: 30, channels: 3, background: color } })
      .png()
      .toBuffer();
  const zipOf = async (more: Zippable = {}) =>
    zipSync({
      'folder/': new Uint8Array(0),
      'folder/Uno.png': await drawn('#f00'),
      'a.jpg': await drawn('#0f0'),
      'b.jpg': strToU8('no picture at all'),
      'notes.txt': strToU8('read me'),
      ...more,
    });
  const bring = (id: number, zip: Uint8Array) =>
    told(send(zip, `/api/admin/import/${id}/pictures`, 'p.zip'));
  const kept = () => services().db.select({ slot: media.slot, key: media.key }).from(media);

  it('are put where the row says, and go when it is undone', async () => {
    const id = await planFile(services(), ONE);
    expect((await rowsOf(services(), id))[0]!.problems).toHaveLength(3);
    expect(await bring(id, await zipOf())).toBe(`303 /admin/import/${id}?pictures=3`);
    await planAgain(services(), id);
    expect((await rowsOf(services(), id))[0]!.problems).toEqual([]);
    await carryOut(services(), id);
    expect((await kept()).map(({ slot }) => slot).sort()).toEqual(['profile', 'showcase']);
    expect((await rowsOf(services(), id))[0]!.problems).toEqual([
      { column: '', message: expect.stringContaining('Picture “b.jpg”: ') as string },
    ]);
    // The same again has nothing to bring; what is there stays.
    const again = await planFile(services(), ONE);
    await bring(again, await zipOf());
    await planAgain(services(), again);
    expect((await rowsOf(services(), again))[0]).toMatchObject({ outcome: 'leave' });

    await undo(services(), id);
    expect(await kept()).toEqual([]);
  });

  it('are nobody else’s to draw, however long that takes', async () => {
    const rows = [1, 2, 3].map(
      (n) => `${n},business,Uno ${n},600-100${n},Automotive,Belmopan,a.jpg,`,
    );
    const id = await planFile(services(), LIST + rows.join('\n'));
    await bring(id, await zipOf());
    await planAgain(services(), id);
    let late = 0;
    const clock = { now: () => new Date(Date.now() + late) };
    const abandoned: number[] = [];
    const { storage } = services();
    const slowly = async (key: string) => {
      late += 20_000;
      abandoned.push(...(await listAbandoned({ ...services(), clock })));
      return storage.find(key);
    };
    const slow = Object.create(storage, { find: { value: slowly } }) as typeof storage;
    await carryOut({ ...services(), clock, storage: slow }, id);
    expect([late, abandoned]).toEqual([60_000, []]);
    expect(await kept()).toHaveLength(3);
  });

  it('says where a full disk takes neither list nor pictures, and keeps nothing of them', async () => {
    const id = await planFile(services(), ONE);
    const files = async () => {
      const keys: string[] = [];
      for await (const { key } of services().storage.list('imports')) keys.push(key);
      return keys.sort();
    };
    const before = await files();
    const full = Object.assign(new Error('full'), { code: 'ENOSPC' });
    const { storage } = services();
    const real = storage.put.bind(storage);
    const put = vi.spyOn(storage, 'put').mockRejectedValueOnce(full);
    expect(await told(send(ONE))).toBe('303 /admin/import?refused=noRoom&about=');
    // The first picture still finds room.
    put.mockImplementationOnce(real).mockRejectedValueOnce(full);
    expect(await bring(id, await zipOf())).toBe(`303 /admin/import/${id}?refused=noRoom&about=`);
    put.mockRestore();
    expect(await files()).toEqual(before);
  });

  it('leads back to the list where the address names no import', async () => {
    const sent = send(await zipOf(), '/api/admin/import/cayo/pictures', 'p.zip');
    expect(await told(sent)).toBe('303 /admin/import?refused=notNow&about=');
  });

  it('refuses a zip that is broken, too large or wants to lead out', async () => {
    const id = await planFile(services(), ONE);
    const whole = await zipOf();
    const claimed = Buffer.from(await zipOf());
    // The size of the first picture that the zip claims: two gigabytes.
    const at = claimed.indexOf('folder/Uno.png') - 30;
    claimed.writeUInt32LE(2 ** 31, at + 22);
    const bomb = zipSync({ 'bomb.png': new Uint8Array(40 * 1024 * 1024) }, { level: 9 });
    const page = (name: string, about = '') =>
      `303 /admin/import/${id}?${new URLSearchParams({ refused: name, about }).toString()}`;
    expect(await bring(id, whole.subarray(0, whole.length / 2))).toBe(page('zipBroken'));
    expect(await bring(id, strToU8('no zip'))).toBe(page('zipBroken'));
    expect(await bring(id, claimed)).toBe(page('zipPicture', 'folder/Uno.png'));
    expect(await bring(id, bomb)).toBe(page('zipPicture', 'bomb.png'));
    expect(await bring(id, await zipOf({ '../../x.png': strToU8('x') }))).toBe(
      page('zipPath', '../../x.png'),
    );
    expect(await bring(id, await zipOf({ 'other/uno.png': strToU8('x') }))).toBe(
      page('zipTwice', 'other/uno.png'),
    );
    expect((await getImport(services().db, id)).hasPictures).toBe(false);
    const files = [];
    const { key } = await getImport(services().db, id);
    for await (const file of services().storage.list(`imports/${key}`)) files.push(file);
    expect(files).toHaveLength(1);
  });

  it('refuses a small zip of pictures that unpack to a full disk', async () => {
    const id = await planFile(services(), ONE);
    const empty = new Uint8Array(5 * 1024 * 1024);
    const names = Array.from({ length: 6 }, (_, number) => `${number}.jpg`);
    const zip = zipSync(Object.fromEntries(names.map((name) => [name, empty])), { level: 1 });
    expect(zip.length).toBeLessThan(1024 * 1024);
    const put = vi.spyOn(services().storage, 'put');
    expect(await bring(id, zip)).toBe(`303 /admin/import/${id}?refused=zipTooLarge&about=`);
    expect(put.mock.calls.filter(([key]) => key.includes('/pictures/'))).toEqual([]);
    put.mockRestore();
  });

  it('keeps what earlier zips brought when a later one is refused', async () => {
    const id = await planFile(services(), ONE);
    await bring(id, await zipOf());
    const { storage, db } = services();
    const { key } = await getImport(db, id);
    const pictures = async () => {
      const found: Record<string, string> = {};
      for await (const file of storage.list(`imports/${key}/pictures`))
        found[file.key] = (await storage.find(file.key))!.toString('hex');
      return found;
    };
    const before = await pictures();
    expect(Object.keys(before)).toHaveLength(3);
    const refused = zipSync({ 'a.jpg': await drawn('#00f'), 'c.jpg': await drawn('#00f') });
    // The pictures are whole, but the zip says that there were more.
    refused[refused.length - 12] = 9;
    expect(await bring(id, refused)).toBe(`303 /admin/import/${id}?refused=zipBroken&about=`);
    expect(await pictures()).toEqual(before);
  });
});

describe('an export', () => {
  const get = async (path: string) =>
    new Uint8Array(await (await browser.send(path)).arrayBuffer());

  it.each(['csv', 'csv?language=es', 'json'])(
    'as %s is imported without changing anything',
    async (form) => {
      const { db } = services();
      await fillDemo(services());
      const hours = '"lunes a viernes 8am-12pm, 1:15pm-5pm; con cita"';
      await importFile(
        services(),
        `id,kind,name,phone,email,category,place,about,since,emergency,languages,price,hours,video,whatsapp,written in,about (Español),services (Español),description (Español)\n` +
          `'=1+1,business,'=SUM(A1),600-9001,,Automotive,Belmopan,"'@first\nsecond, ""third""",1999,yes,"English, Spanish",25 per hour,${hours},https://youtu.be/dQw4w9WgXcQ,no,en,Hola,Todo,Más\n` +
          `,business,Second,,second@x.example,Automotive,Belmopan,,,,,,,,,,,,\n`,
      );
      const before = await db.select().from(profiles).orderBy(profiles.accountId);
      expect(before.length).toBeGreaterThan(40);
      expect(before.at(-2)).toMatchObject({
        displayName: '=SUM(A1)',
        outsideId: '=1+1',
        whatsapp: false,
        facts: {
          since: 1999,
          emergency: true,
          languages: ['English', 'Spanish'],
          price: { from: 25, per: 'hour' },
          hours: {
            byAppointment: true,
            days: {
              fri: [
                ['08:00', '12:00'],
                ['13:15', '17:00'],
              ],
            },
          },
        },
        translations: { es: { about: 'Hola' } },
      });
      // Nobody's but the list's: all of it could be changed.
      await db.update(profiles).set({ unclaimed: true });

      const file = await get(`/api/admin/export.${form}`);
      expect(new TextDecoder().decode(file)).toContain(
        'Mo-Fr 08:00-12:00, 13:15-17:00; by appointment',
      );
      const id = await planFile(services(), file);
      expect((await getImport(db, id)).counts).toEqual({ leave: before.length, kept: 0 });
      const noted = (await rowsOf(services(), id)).filter(({ problems }) => problems.length > 0);
      expect(noted).toEqual([]);
      if (form.startsWith('json')) return;
      const cells = new TextDecoder().decode(file).split(/[,\r\n]"?/);
      expect(cells.filter((cell) => /^[=+\-@\t]/.test(cell))).toEqual([]);
    },
  );

  it('finds a change in it', async () => {
    await importFile(services(), ONE);
    const text = new TextDecoder().decode(await get('/api/admin/export.csv'));
    const id = await planFile(services(), text.replace('Uno', 'Dos'));
    expect((await rowsOf(services(), id))[0]).toMatchObject({ outcome: 'change', name: 'Dos' });
    await services()
      .db.update(profiles)
      .set({ unclaimed: false })
      .where(eq(profiles.outsideId, '1'));
  });
});

describe('the list of a desk', () => {
  const isBusiness = eq(accounts.kind, 'business');

  it.each(LISTED_DESKS)('leaves as a file: %s', async (desk) => {
    const answer = await browser.send(`/api/admin/lists/${desk}`);
    expect([answer.status, answer.headers.get('Content-Type')]).toEqual([
      200,
      'text/csv; charset=utf-8',
    ]);
    expect(await answer.text()).toMatch(/^[A-Z][^,]*,/);
  });

  it('is whole, filtered as on the page, inert and in the language of the page', async () => {
    const rows = Array.from(
      { length: 45 },
      (_, index) => `business,=Shop ${index},60010${10 + index},Automotive,Belmopan\n`,
    );
    await importFile(services(), `kind,name,phone,category,place\n${rows.join('')}`);
    const list = async (query: string) =>
      (await (await browser.send(`/api/admin/lists/accounts${query}`)).text()).trim().split('\r\n');
    expect(await list('?kind=business')).toHaveLength(46);
    expect(await list('?search=shop+44&language=es')).toEqual([
      'Nombre,Correo,Teléfono,Tipo,Situación,Estado,Cuándo',
      expect.stringMatching(/^'=Shop 44,,600-1054,business,active,approved,/) as string,
    ]);
    expect((await browser.send('/api/admin/lists/__proto__')).status).toBe(404);
  });

  it('goes over all pages of the log, and repeats nobody when a list becomes shorter meanwhile', async () => {
    const { db } = services();
    const done = { actor: staff.actor, action: 'setting.change', objectId: 'x' };
    for (let acts = 0; acts < 60; acts++) await recordAct(db, done);
    const file = (desk: string, query: string) =>
      deskListAsCsv(desk, services(), new URLSearchParams(query), staff.session);
    const logged: string[] = [];
    for await (const line of await file('log', 'object=setting:x')) logged.push(line);
    expect(logged).toHaveLength(61);

    const row = (number: number) => `business,Shop ${number},60010${number},Automotive,Belmopan\n`;
    const rows = Array.from({ length: 45 }, (_, index) => row(10 + index));
    await importFile(services(), `kind,name,phone,category,place\n${rows.join('')}`);
    const lines: string[] = [];
    for await (const line of await file('accounts', 'kind=business')) {
      if (lines.push(line) !== 21) continue;
      const [oldest] = await db
        .select({ id: min(accounts.id) })
        .from(accounts)
        .where(isBusiness);
      await db.delete(accounts).where(and(isBusiness, lt(accounts.id, oldest!.id! + 30)));
    }
    expect(lines).toHaveLength(21);
  });
});
