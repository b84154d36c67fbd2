import type { staffImport } from '#messages';
import { recordAct } from '#features/accounts/record-act.server.ts';
import { exportCsv, exportJson, rowsAsCsv } from '#features/import/export-directory.server.ts';
import { IMPORT_LIMITS } from '#features/import/import.rules.ts';
import { ImportRefused } from '#features/import/import-refused.ts';
import { addPictures, createImport, tidyFileName } from '#features/import/imports.server.ts';
import { deskListAsCsv } from '#features/moderation/desk/desk-lists.server.ts';
import { idOf, isId } from '#features/moderation/desk/desk-acts.server.ts';
import type { AppError } from '#platform/errors.ts';
import { addressIn } from '#platform/language.ts';
import { LIMITS } from '#platform/limits/limits.ts';
import { localDay } from '#platform/local-day.rules.ts';
import type { Source } from '#platform/storage/storage.server.ts';
import { writeAside } from '#platform/storage/write-aside.server.ts';
import { staffPaths } from '#platform/staff-paths.ts';
import { actorOf, languageOf, spendOwn, spoken, type Call, type Endpoint } from './endpoint.ts';
import { readUpload } from './read-upload.ts';
import { attachment, streamBody } from './stream-body.ts';

/** A little more than the largest file: what is too large is told in our words. */
const MAX_BYTES = IMPORT_LIMITS.fileBytes + 8 * 1024 * 1024;

const goTo = (c: Call, path: string) => c.redirect(addressIn(languageOf(c), path), 303);

/** Back to the page of the form, with the name of what was wrong. */
const refusedTo =
  (page: (c: Call) => string): Endpoint['refusedTo'] =>
  (c, refusal) => {
    const query = new URLSearchParams(nameOf(refusal));
    return addressIn(languageOf(c), `${page(c)}?${query.toString()}`);
  };

const REASONS: Partial<Record<AppError['code'], keyof typeof staffImport.refusals>> = {
  'too-large': 'tooLarge',
  'no-room': 'noRoom',
};

function nameOf(refusal: AppError): { refused: string; about: string } {
  if (refusal instanceof ImportRefused) return { refused: refusal.refusal, about: refusal.about };
  return { refused: REASONS[refusal.code] ?? 'notNow', about: '' };
}

/** The list of all where the address names none: whoever refuses must not fail at that. */
function pageOfImport(c: Call): string {
  const id = c.req.param('id') ?? '';
  return isId(id) ? staffPaths.importFile(Number(id)) : staffPaths.import;
}

const upload = {
  method: 'POST',
  access: 'staff/import',
  maxBytes: MAX_BYTES,
  passedOn: true,
  before: (c: Call) => spendOwn(c, LIMITS.uploadsPerAccount),
} as const;

/** What was sent is put aside: it may be larger than memory should hold. */
async function withFile<Result>(
  c: Call,
  work: (file: Source, name: string) => Promise<Result>,
): Promise<Result> {
  const sent = await readUpload(c);
  if (!sent) throw new ImportRefused('noFile');
  const file = await writeAside(c.var.services.env.DATA_DIR, sent.bytes);
  try {
    return await work(file, sent.name);
  } finally {
    await file.close();
  }
}

async function* encoded(text: AsyncIterable<string>) {
  for await (const piece of text) yield Buffer.from(piece);
}

const download = (c: Call, type: string, name: string, text: AsyncIterable<string>) =>
  c.body(streamBody(c, encoded(text)), 200, attachment(`${type}; charset=utf-8`, name));

/** Files of the import desk, in and out; all else that it does are forms of its pages. */
export const importEndpoints: readonly Endpoint[] = [
  {
    ...upload,
    path: staffPaths.uploadImport,
    refusedTo: refusedTo(() => staffPaths.import),
    handle: (c) =>
      spoken(c, () =>
        withFile(c, async (file, fileName) => {
          const actor = actorOf(c);
          const sent = { fileName, file, startedBy: actor.id };
          const after = { file: tidyFileName(fileName) };
          const id = await createImport(c.var.services, sent, (tx, objectId) =>
            recordAct(tx, { actor, action: 'import.add', objectId, after }),
          );
          return goTo(c, staffPaths.importFile(id));
        }),
      ),
  },
  {
    ...upload,
    path: '/api/admin/import/:id/pictures',
    refusedTo: refusedTo(pageOfImport),
    handle: (c) =>
      spoken(c, () => {
        const id = idOf(c.req.param('id'));
        return withFile(c, async (zip, name) => {
          if (zip.size > IMPORT_LIMITS.zipBytes) throw new ImportRefused('zipTooLarge');
          const count = await addPictures(c.var.services, id, zip, (tx, added) => {
            const after = { file: tidyFileName(name), count: added };
            const action = 'import.add-pictures';
            return recordAct(tx, { actor: actorOf(c), action, objectId: id, after });
          });
          return goTo(c, `${staffPaths.importFile(id)}?pictures=${count}`);
        });
      }),
  },
  {
    method: 'GET',
    access: 'staff/import',
    path: '/api/admin/import/:id/rows.csv',
    handle: (c) =>
      spoken(c, async () => {
        const id = idOf(c.req.param('id'));
        return download(c, 'text/csv', `import-${id}.csv`, await rowsAsCsv(c.var.services.db, id));
      }),
  },
  {
    method: 'GET',
    access: 'staff/import',
    path: staffPaths.exportAll('csv'),
    handle: (c) =>
      spoken(c, () => {
        const { db, clock } = c.var.services;
        return download(c, 'text/csv', `profiles-${localDay(clock.now())}.csv`, exportCsv(db));
      }),
  },
  {
    method: 'GET',
    access: 'staff/import',
    path: staffPaths.exportAll('json'),
    handle: (c) => {
      const { db, clock } = c.var.services;
      const name = `profiles-${localDay(clock.now())}.json`;
      return download(c, 'application/json', name, exportJson(db));
    },
  },
  {
    method: 'GET',
    access: 'staff/approval',
    path: '/api/admin/lists/:desk',
    handle: (c) =>
      spoken(c, async () => {
        const { services, session } = c.var;
        const desk = c.req.param('desk')!;
        const { searchParams: query } = new URL(c.req.url);
        const text = await deskListAsCsv(desk, services, query, session!);
        return download(c, 'text/csv', `${desk}-${localDay(services.clock.now())}.csv`, text);
      }),
  },
];
