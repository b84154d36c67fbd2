import { staffImport } from '#messages';
import {
  beginImport,
  beginPlan,
  beginUndo,
  getImport,
  removeImport,
} from '#features/import/imports.server.ts';
import { importJob } from '#features/import/run/run-import.server.ts';
import type { Db } from '#platform/db/database.server.ts';
import { staffPaths } from '#platform/staff-paths.ts';
import { recorded, type DeskActs, type DeskWork } from '../desk/desk-acts.server.ts';
import { columnField } from './import-desk.rules.ts';

export const importActs: DeskActs = {
  plan: recorded('import.plan', async (tx, work) => {
    const { columns } = await getImport(tx, work.id());
    const assigned = columns.map((_, index) => work.read(columnField(index)));
    await beginPlan(tx, work.id(), assigned, work.services.clock.now());
    await send(tx, work);
    return { said: staffImport.planBegun };
  }),
  start: recorded('import.start', async (tx, work) => {
    await beginImport(tx, work.id(), work.services.clock.now());
    await send(tx, work);
    return { said: staffImport.started };
  }),
  undo: recorded('import.undo', async (tx, work) => {
    await beginUndo(tx, work.id(), work.services.clock.now());
    await send(tx, work);
    return { said: staffImport.undoBegun };
  }),
  async remove(work) {
    const forget = recorded('import.remove', async (tx, { id }) => {
      const { fileName } = await getImport(tx, id());
      await removeImport(tx, id());
      return { before: { file: fileName }, said: staffImport.removed };
    });
    await forget(work);
    return { to: staffPaths.import };
  },
};

const send = (tx: Db, { services, id }: DeskWork) =>
  services.queue.send(importJob, { id: id() }, tx);
