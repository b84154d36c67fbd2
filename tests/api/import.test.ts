import { and, count, eq, sql } from 'drizzle-orm';
import { beforeEach, describe, expect, it } from 'vitest';
import {
  findDuplicatesJob,
  searchDirectory,
} from '#features/duplicates/search-directory.server.ts';
import { beginImport, getImport } from '#features/import/imports.server.ts';
import { importJob } from '#features/import/run/run-import.server.ts';
import { loadImport } from '#features/moderation/import/import-desk.server.ts';
import { claims } from '#platform/db/tables/claims.ts';
import { accounts } from '#platform/db/tables/accounts.ts';
import { duplicatePairs } from '#platform/db/tables/duplicates.ts';
import { imports } from '#platform/db/tables/imports.ts';
import { businessProfiles, profiles, specialistProfiles } from '#platform/db/tables/profiles.ts';
import { carryOut, importFile, planFile, rowsOf, undo } from '../support/import-file.ts';
import { provideServices } from '../support/test-services.ts';

const services = provideServices();

const HEADER =
  'ID;Tipo;Nombre;Apellido;Empresa;Teléfono;Correo;Categoría;Lugar;Oficio;Habilidades\r\n';
const ANA =
  'a-1;especialista;Ana;Cal;;600-1001;;Oficios y mano de obra;Belmopan;Plomera;"Tubos; bombas\r\nde agua"\r\n';
const SHOP =
  'b-1;negocio;;;Pan Dulce;+501 600 1002;pan@dulce.example;Food & Beverage;san ignacio;;\r\n';
const WRONG = 'c-1;negocio;;;;600;;Magia;Atlántida;;\r\n';
const FILE = HEADER + ANA + SHOP + WRONG;

const db = () => services().db;
const everybody = async () => (await db().select({ rows: count() }).from(accounts))[0]!.rows;
const outcomes = async (id: number) => (await rowsOf(services(), id)).map(({ outcome }) => outcome);
const named = async (outsideId: string) =>
  (
    await db()
      .select()
      .from(profiles)
      .leftJoin(specialistProfiles, eq(specialistProfiles.accountId, profiles.accountId))
      .leftJoin(businessProfiles, eq(businessProfiles.accountId, profiles.accountId))
      .innerJoin(accounts, eq(accounts.id, profiles.accountId))
      .where(eq(profiles.outsideId, outsideId))
  )[0];

beforeEach(async () => {
  await db().delete(imports);
  await db().delete(accounts);
});

describe('an import', () => {
  it('shows what would become of every row, and writes nothing before it is told to', async () => {
    const id = await planFile(services(), FILE);
    expect(await getImport(db(), id)).toMatchObject({
      state: 'planned',
      rowCount: 0,
      done: 3,
      counts: { make: 2, refuse: 1, kept: 0 },
    });
    const rows = await rowsOf(services(), id);
    expect(rows.map(({ number, outcome, name }) => [number, outcome, name])).toEqual([
      [2, 'make', 'Ana Cal'],
      [3, 'make', 'Pan Dulce'],
      [4, 'refuse', ''],
    ]);
    expect(rows[2]!.problems).toEqual([
      { column: 'businessName', message: 'Business name is required.' },
      { column: 'phone', message: 'Please enter a valid phone number.' },
      { column: 'category', message: 'Category is not one of the list.' },
      { column: 'location', message: 'Location is not one of the list.' },
    ]);
    expect(await everybody()).toBe(0);
  });

  it('makes profiles that are public, without a login and not yet claimed', async () => {
    const id = await importFile(services(), FILE);
    expect(await getImport(db(), id)).toMatchObject({ state: 'imported', done: 2, rowCount: 2 });
    expect(await named('a-1')).toMatchObject({
      accounts: { email: null, passwordHash: '!', kind: 'specialist', isDemo: false },
      profiles: {
        displayName: 'Ana Cal',
        headline: 'Plomera',
        phone: '+5016001001',
        category: 'Trades and Manual Labor',
        location: 'Belmopan',
        unclaimed: true,
        listed: true,
        reviewStatus: 'approved',
      },
      specialist_profiles: { skills: 'Tubos; bombas\nde agua', bio: '' },
    });
    expect(await named('b-1')).toMatchObject({
      profiles: {
        phone: '+5016001002',
        workEmail: 'pan@dulce.example',
        workEmailConfirmedAt: null,
        category: 'Food and Beverage',
        location: 'San Ignacio',
      },
    });
  });

  it('leaves everything as it is when the same file comes twice', async () => {
    await importFile(services(), FILE);
    const again = await planFile(services(), FILE);
    expect(await outcomes(again)).toEqual(['leave', 'leave', 'refuse']);
    await carryOut(services(), again);
    expect(await everybody()).toBe(2);
  });

  it('knows a profile by its number where there is no id, and by its email where there is neither', async () => {
    const file =
      'kind,name,phone,email,category,place\nbusiness,Uno,600-1001,,Automotive,Belmopan\nbusiness,Dos,,dos@x.example,Automotive,Belmopan\n';
    await importFile(services(), file);
    const again = file.replace('Uno', 'Uno Auto').replace('Dos', 'Dos Auto');
    expect(await outcomes(await planFile(services(), again))).toEqual(['change', 'change']);
    expect(await outcomes(await planFile(services(), file))).toEqual(['leave', 'leave']);
  });

  it('changes what a corrected file says, and nothing that it has no column for', async () => {
    await importFile(services(), FILE);
    const corrected = 'id,phone,occupation,skills\na-1,600-7777,Plomera maestra,\nb-1,600-1002,,\n';
    const id = await importFile(services(), corrected);
    expect(await outcomes(id)).toEqual(['change', 'leave']);
    expect(await named('a-1')).toMatchObject({
      profiles: { phone: '+5016007777', headline: 'Plomera maestra', version: 2, listed: true },
      specialist_profiles: { firstName: 'Ana', skills: '' },
    });
  });

  it('never touches a profile that has its owner', async () => {
    await importFile(services(), FILE);
    await db().update(profiles).set({ unclaimed: false });
    const changed = FILE.replace('Plomera', 'Otra cosa');
    const id = await planFile(services(), changed);
    const [ana] = await rowsOf(services(), id);
    expect(ana).toMatchObject({
      outcome: 'leave',
      problems: [{ column: '', message: 'Its owner looks after this profile: it stays as it is.' }],
    });
  });

  it('refuses what belongs to somebody else, and what a file says twice', async () => {
    await importFile(services(), FILE);
    const file =
      'id,kind,name,phone,email,category,place\n' +
      'x,business,Other,600-1001,,Automotive,Belmopan\n' +
      'y,business,pan  dulce,600-1003,PAN@dulce.example,Automotive,Belmopan\n' +
      'z,business,New,600-1004,,Automotive,Belmopan\n' +
      'z,business,Newer,600-1005,,Automotive,Belmopan\n' +
      'q,business,Newest,6001004,,Automotive,Belmopan\n';
    const id = await planFile(services(), file);
    const problems = (await rowsOf(services(), id)).map((row) => row.problems);
    expect(problems).toEqual([
      [{ column: 'phone', message: 'Phone number is already in use.' }],
      [
        { column: 'workEmail', message: 'Work email is already in use.' },
        { column: 'businessName', message: 'Business name is already taken.' },
      ],
      [],
      [{ column: 'outsideId', message: 'Row 4 says the same.' }],
      [{ column: 'phone', message: 'Row 4 says the same.' }],
    ]);
  });

  it('decides once more when it is carried out: what was taken meanwhile is refused', async () => {
    const id = await planFile(services(), FILE);
    await importFile(
      services(),
      'kind,name,phone,category,place\nbusiness,Pan dulce,600-9999,Automotive,Belmopan\n',
    );
    await carryOut(services(), id);
    expect(await outcomes(id)).toEqual(['make', 'refuse', 'refuse']);
    expect(await everybody()).toBe(2);
  });
});

describe('undoing an import', () => {
  it('removes what it made and gives back what it changed, one import after the other', async () => {
    const first = await importFile(services(), FILE);
    const before = await named('a-1');
    const second = await importFile(
      services(),
      `${HEADER}${ANA.replace('Plomera', 'Otra').replace('600-1001', '600-5555')}`,
    );
    await undo(services(), second);
    const { updatedAt: _1, ...was } = before!.profiles;
    const { updatedAt: _2, ...is } = (await named('a-1'))!.profiles;
    expect(is).toEqual(was);
    expect((await named('a-1'))!.specialist_profiles).toEqual(before!.specialist_profiles);

    await undo(services(), first);
    expect(await everybody()).toBe(0);
    expect(await getImport(db(), first)).toMatchObject({ state: 'undone', counts: { kept: 0 } });
  });

  it('has those looked at again whom it gave back', async () => {
    const rosa = (row: string) => row.replace('Ana;Cal', 'Rosa;Uh');
    const other = rosa(ANA).replace('a-1', 'x-9').replace('600-1001', '600-1011');
    const areAlike = async () => {
      await searchDirectory(db());
      return (await db().$count(duplicatePairs)) === 1;
    };
    await importFile(services(), HEADER + ANA + other);
    const id = await importFile(services(), HEADER + ANA.replace('600-1001', '600-5555'));
    expect(await areAlike()).toBe(false);
    await undo(services(), id);
    await importFile(services(), HEADER + rosa(ANA));
    expect(await areAlike()).toBe(true);
  });

  it('leaves alone who was claimed or changed since, and says so', async () => {
    const id = await importFile(services(), FILE);
    await db().update(profiles).set({ unclaimed: false }).where(eq(profiles.outsideId, 'a-1'));
    await db().update(profiles).set({ version: 2 }).where(eq(profiles.outsideId, 'b-1'));
    await undo(services(), id);
    expect(await everybody()).toBe(2);
    expect(await getImport(db(), id)).toMatchObject({ state: 'undone', counts: { kept: 2 } });
  });

  it('leaves who would get back what belongs to somebody else by now', async () => {
    await importFile(services(), HEADER + ANA);
    const id = await importFile(services(), HEADER + ANA.replace('600-1001', '600-5555'));
    await importFile(services(), HEADER + SHOP.replace('600 1002', '600 1001'));
    await undo(services(), id);
    expect(await getImport(db(), id)).toMatchObject({ state: 'undone', counts: { kept: 1 } });
    expect((await named('a-1'))!.profiles.phone).toBe('+5016005555');
  });

  it('is over after thirty days', async () => {
    const id = await importFile(services(), FILE);
    const past = new Date(Date.now() - 31 * 86_400_000);
    await db()
      .update(imports)
      .set({ finishedAt: past })
      .where(and(eq(imports.id, id)));
    await expect(undo(services(), id)).rejects.toThrow('can be undone for 30 days');
  });
});

it('reads an id that is too long, whatever stands where it is cut', async () => {
  const long = `${'a'.repeat(99)}😀`;
  const id = await importFile(services(), HEADER + ANA.replace('a-1', long), `${long}${long}.csv`);
  expect(await outcomes(id)).toEqual(['make']);
  const again = await importFile(services(), HEADER + ANA.replace('a-1', long));
  expect(await outcomes(again)).toEqual(['leave']);
});

/** The import has read what it is about to change, and waits. */
const waitUntilBlocked = async () =>
  await expect
    .poll(async () => {
      const { rows } = await db().execute(
        sql`select from pg_locks join pg_database d on d.oid = database where not granted
          and d.datname = current_database() union all
          select from pg_locks where locktype = 'transactionid' and not granted`,
      );
      return rows;
    })
    .not.toEqual([]);

describe('an import beside those who are here already', () => {
  const LIKE_ANA = HEADER + ANA.replace('a-1', 'x-9').replace('600-1001', '600-1011');

  it('tells who looks the same, brings it nevertheless, and keeps the note', async () => {
    await importFile(services(), HEADER + ANA);
    const { slug } = (await named('a-1'))!.profiles;
    const id = await planFile(services(), LIKE_ANA);
    const note = {
      column: '',
      message: 'Looks like Ana Cal',
      like: { kind: 'specialist', slug },
    };
    expect(await rowsOf(services(), id)).toMatchObject([{ outcome: 'make', problems: [note] }]);
    expect(await getImport(db(), id)).toMatchObject({ counts: { make: 1, like: 1 } });
    const listed = async (outcome: string) =>
      (await loadImport(services(), new URLSearchParams({ outcome }), String(id))).list!.total;
    expect([await listed('like'), await listed('refuse')]).toEqual([1, 0]);
    await carryOut(services(), id);
    expect(await rowsOf(services(), id)).toMatchObject([
      { outcome: 'make', problems: [note], imported: true },
    ]);
    expect(await named('x-9')).toBeDefined();
  });

  it('has the whole directory looked through afterwards', async () => {
    await importFile(services(), HEADER + ANA);
    const id = await planFile(services(), LIKE_ANA);
    await db().transaction((tx) => beginImport(tx, id, services().clock.now()));
    const sent: unknown[] = [];
    const send = (...[job]: unknown[]) => Promise.resolve(void sent.push(job));
    await importJob.run({ id }, { ...services(), queue: { ...services().queue, send } });
    expect(sent).toEqual([findDuplicatesJob]);
  });

  it('never brings back who was taken down, whatever the file says and whether it is undone', async () => {
    const first = await importFile(services(), HEADER + ANA);
    const { accountId } = (await named('a-1'))!.profiles;
    await db()
      .update(profiles)
      .set({ pausedAt: new Date(), listed: false })
      .where(eq(profiles.accountId, accountId));
    for (const file of [ANA, ANA.replace('Plomera', 'Albañil'), ANA.replace('a-1', '')]) {
      const id = await importFile(services(), HEADER + file);
      expect(await rowsOf(services(), id)).toMatchObject([
        { outcome: 'leave', problems: [{ message: 'This profile was taken down, and stays so.' }] },
      ]);
    }
    await undo(services(), first);
    expect((await named('a-1'))!.profiles).toMatchObject({ accountId, listed: false });
  });

  it('keeps whom somebody asks to have when it is undone, and their claim', async () => {
    const first = await importFile(services(), HEADER + ANA);
    const { accountId: profileId } = (await named('a-1'))!.profiles;
    const claim = { profileId, name: 'Ana', email: 'ana@gmail.com', words: 'Mine.' };
    await db().insert(claims).values(claim);
    await undo(services(), first);
    expect(await named('a-1')).toBeDefined();
    expect(await db().$count(claims)).toBe(1);
    expect(await rowsOf(services(), first)).toMatchObject([{ undone: false }]);
  });

  // The embedded engine does one thing after the other.
  it.runIf(process.env.TEST_ENGINE === 'server')(
    'leaves a profile to whoever claims it at the same moment',
    async () => {
      await importFile(services(), HEADER + ANA);
      const id = await planFile(services(), HEADER + ANA.replace('Plomera', 'Albañil'));
      expect(await outcomes(id)).toEqual(['change']);
      let importing = Promise.resolve();
      await db().transaction(async (tx) => {
        await tx.update(profiles).set({ unclaimed: false });
        importing = carryOut(services(), id);
        await waitUntilBlocked();
      });
      await importing;
      expect(await outcomes(id)).toEqual(['leave']);
      expect((await named('a-1'))!.profiles.headline).toBe('Plomera');
    },
  );

  it('keeps a number hidden that staff have hidden, also when it is undone', async () => {
    await importFile(services(), HEADER + ANA);
    await db().update(profiles).set({ phoneHiddenAt: new Date() });
    const hidden = async () => (await named('a-1'))!.profiles.phoneHiddenAt !== null;
    await importFile(services(), HEADER + ANA.replace('Plomera', 'Albañil'));
    expect(await hidden()).toBe(true);
    const other = await importFile(services(), HEADER + ANA.replace('600-1001', '600-1019'));
    expect(await hidden()).toBe(false);
    await undo(services(), other);
    expect((await named('a-1'))!.profiles.phone).toBe('+5016001001');
    expect(await hidden()).toBe(true);
  });

  it('keeps no number where the file has none, and speaks the language of the texts', async () => {
    const row = SHOP.replace('+501 600 1002', ' ').replace(/\r\n$/, ';español\r\n');
    await importFile(services(), HEADER.replace('\r\n', ';Escrito en\r\n') + row);
    expect(await named('b-1')).toMatchObject({
      profiles: { phone: null, writtenIn: 'es' },
      accounts: { language: 'es' },
    });
  });
});
