import { and, eq, gt, sql } from 'drizzle-orm';
import { staffSettings } from '#messages';
import { recordAct, type Actor } from '#features/accounts/record-act.server.ts';
import type { Db } from '#platform/db/database.server.ts';
import { auditLog } from '#platform/db/tables/moderation.ts';
import { siteFiles, siteSettings } from '#platform/db/tables/settings.ts';
import type { Env } from '#platform/env.server.ts';
import { AppError } from '#platform/errors.ts';
import { LANGUAGES } from '#platform/language.ts';
import { localTime } from '#platform/local-day.rules.ts';
import type { Services } from '#platform/services.server.ts';
import {
  isFileKey,
  isSettingKey,
  SETTING_KEYS,
  SETTINGS,
  STORM_HOURS,
  type FileKey,
  type SettingKey,
} from '#platform/settings.rules.ts';
import {
  needing,
  refuse,
  type DeskAct,
  type DeskActs,
  type DeskWork,
} from '../desk/desk-acts.server.ts';
import { unsetText } from './settings-desk.server.ts';

/** Reached from the first page of the desks as well. */
export const stormOff: DeskAct = needing('settings', (work) =>
  change(work.services, async (tx, env) => {
    if (env.given.includes('STORM_UNTIL'))
      throw new AppError('conflict', staffSettings.fromEnvironment('STORM_UNTIL'));
    await put(tx, env, { key: 'STORM_UNTIL', value: '', actor: work.actor });
    return staffSettings.stormIsOff;
  }),
);

const HOUR_MS = 60 * 60_000;

export const settingsActs: DeskActs = {
  'storm-off': stormOff,
  save: (work) =>
    change(work.services, async (tx, env) => {
      const group = work.read('group');
      const typed = SETTING_KEYS.filter(
        (key) => SETTINGS[key].group === group && !isFileKey(key) && !env.given.includes(key),
      ).map((key) => ({ key, value: typedIn(work, key), was: work.read(`was-${key}`) }));
      const changed = typed.filter(({ value, was }) => value !== was);
      // All are looked at before any is written: the first one that is wrong gets its message.
      for (const { key, value } of changed) refuseIfWrong(key, value);
      let count = 0;
      for (const { key, value, was } of changed) {
        const now = await textNow(tx, env, key);
        if (now !== was && now !== value) refuse(key, staffSettings.changedMeanwhile(now));
        if (await put(tx, env, { key, value, actor: work.actor })) count += 1;
      }
      const until = changed.find(({ key }) => key === 'STORM_UNTIL')?.value;
      if (until) return staffSettings.stormIsOn(localTime(new Date(until)));
      return count > 0 ? staffSettings.saved(count) : staffSettings.nothingChanged;
    }),
  'take-away': (work) =>
    change(work.services, async (tx, env) => {
      const key = work.read('key');
      if (!isFileKey(key)) throw new AppError('bad-input', staffSettings.notAChoice);
      await put(tx, env, { key, value: '', actor: work.actor });
      return staffSettings.uploaded;
    }),
  undo: (work) =>
    change(work.services, async (tx, env) => {
      const act = await findLastAct(tx, work.id());
      const key = act?.objectId ?? '';
      const { value: former } = (act?.before ?? {}) as { value?: string };
      const { value: given } = (act?.after ?? {}) as { value?: string };
      if (!isSettingKey(key) || env.given.includes(key) || former === undefined)
        throw new AppError('conflict', staffSettings.cannotUndo);
      if ((await textNow(tx, env, key)) !== given)
        throw new AppError('conflict', staffSettings.cannotUndo);
      if (isFileKey(key) && former && !(await tx.$count(siteFiles, eq(siteFiles.key, former))))
        throw new AppError('conflict', staffSettings.lostFile);
      await put(tx, env, { key, value: former, actor: work.actor, action: 'setting.undo' });
      return staffSettings.undone;
    }),
};

/** Makes a file that is kept already the site's. Those that are neither shown nor have been of late go. */
export const takeFile = (services: Services, key: FileKey, value: string, actor: Actor) =>
  change(services, async (tx, env) => {
    await put(tx, env, { key, value, actor });
    await tx.delete(siteFiles).where(sql`${siteFiles.createdAt} < now() - interval '90 days'
      and ${siteFiles.key} not in (select ${siteSettings.value} from ${siteSettings})
      and ${siteFiles.key} not in (select coalesce(before ->> 'value', '') from ${auditLog}
        where ${auditLog.objectKind} = 'setting' and ${auditLog.createdAt} > now() - interval '90 days')`);
  });

/** One change at a time; when it is done, this instance knows it. */
async function change<Result>(
  { db, settings, env }: Services,
  work: (tx: Db, env: Env) => Promise<Result>,
): Promise<Result> {
  const result = await db.transaction(async (tx) => {
    await tx.execute(sql`lock table site_settings in share row exclusive mode`);
    return work(tx, env);
  });
  await settings.look();
  return result;
}

function typedIn({ read, services }: DeskWork, key: SettingKey): string {
  if (key === 'STORM_UNTIL') {
    const hours = STORM_HOURS.find((each) => each === read(key));
    const until = services.clock.now().getTime() + Number(hours) * HOUR_MS;
    return hours ? new Date(until).toISOString() : read(key);
  }
  if (key !== 'SITE_LANGUAGES') return SETTINGS[key].clean(read(key));
  const [first, ...others] = LANGUAGES;
  return [first, ...others.filter((each) => read(`${key}-${each}`) === 'on')].join(',');
}

function refuseIfWrong(key: SettingKey, value: string): void {
  const { mayBeEmpty, problem } = SETTINGS[key];
  const wrong = value === '' && mayBeEmpty ? null : problem(value);
  if (wrong) refuse(key, wrong);
}

async function textNow(tx: Db, env: Env, key: SettingKey): Promise<string> {
  const [row] = await tx.select().from(siteSettings).where(eq(siteSettings.key, key));
  return row?.value ?? unsetText(key, env);
}

interface Put {
  key: SettingKey;
  value: string;
  actor: Actor;
  action?: 'setting.change' | 'setting.undo';
}

/** Writes a setting and its line in the log; what is as if nobody had said anything leaves no row. */
async function put(tx: Db, env: Env, { key, value, actor, action = 'setting.change' }: Put) {
  const [before, unset] = [await textNow(tx, env, key), unsetText(key, env)];
  const after = value === '' ? unset : value;
  if (after === before) return false;
  if (after === unset) await tx.delete(siteSettings).where(eq(siteSettings.key, key));
  else
    await tx
      .insert(siteSettings)
      .values({ key, value: after })
      .onConflictDoUpdate({ target: siteSettings.key, set: { value: after } });
  const values = { before: { value: before }, after: { value: after } };
  await recordAct(tx, { actor, action, objectId: key, ...values });
  return true;
}

/** The act, unless the same setting was changed again since. */
async function findLastAct(tx: Db, id: number) {
  const isSetting = eq(auditLog.objectKind, 'setting');
  const [act] = await tx
    .select()
    .from(auditLog)
    .where(and(isSetting, eq(auditLog.id, id)));
  if (!act) return null;
  const isLater = and(isSetting, eq(auditLog.objectId, act.objectId), gt(auditLog.id, id));
  return (await tx.$count(auditLog, isLater)) > 0 ? null : act;
}
