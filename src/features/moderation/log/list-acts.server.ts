import { staffLog } from '#messages';
import { and, desc, eq, gte, lt, sql, type SQL } from 'drizzle-orm';
import type { Db } from '#platform/db/database.server.ts';
import type { Services } from '#platform/services.server.ts';
import { auditLog } from '#platform/db/tables/moderation.ts';
import { profiles } from '#platform/db/tables/profiles.ts';
import { DAY_MS, startOfLocalDay, localTime } from '#platform/local-day.rules.ts';
import { isSettingKey } from '#platform/settings.rules.ts';
import { pageIn } from '../desk/desk.rules.ts';
import { settingWords } from '../settings/settings-desk.server.ts';
import {
  LOG_PAGE_SIZE,
  ownWord,
  readLogQuery,
  splitObject,
  type LogQuery,
  type Words,
} from './log-query.rules.ts';

export async function listActs({ db }: Pick<Services, 'db'>, asked: URLSearchParams) {
  const query = readLogQuery(asked);
  const where = conditionOf(query);
  const at = pageIn(asked, await db.$count(auditLog, where), LOG_PAGE_SIZE);
  // Of other kinds it may be a word, and a claim is one of a profile.
  const ofProfile = sql`${profiles.accountId} = case ${auditLog.objectKind}
    when 'profile' then ${auditLog.objectId}::bigint
    when 'claim' then (${auditLog.after} ->> 'profileId')::bigint end`;
  const rows = await db
    .select({ act: auditLog, slug: profiles.slug, name: profiles.displayName })
    .from(auditLog)
    .leftJoin(profiles, ofProfile)
    .where(where)
    .orderBy(desc(auditLog.id))
    .limit(LOG_PAGE_SIZE)
    .offset((at.page - 1) * LOG_PAGE_SIZE);
  return {
    ...at,
    query,
    acts: rows.map(({ act, slug, name }) => ({
      id: act.id,
      at: localTime(act.createdAt),
      actor: act.actorEmail,
      action: spellAction(act.action),
      /** As the filter takes it: `profile:17`. */
      object: `${act.objectKind}:${act.objectId}`,
      profile: slug && name ? { slug, name } : null,
      lines: logLines(act.before as Kept, act.after as Kept, act.objectId),
    })),
    actors: await valuesOf(db, auditLog.actorEmail),
    kinds: await valuesOf(db, auditLog.objectKind),
  };
}

export type LogView = Awaited<ReturnType<typeof listActs>>;

/** A step in the column's index for each value there is: the log is long, and few people and kinds are in it. */
async function valuesOf(
  db: Db,
  column: typeof auditLog.actorEmail | typeof auditLog.objectKind,
): Promise<string[]> {
  const { rows } = await db.execute<{ value: string }>(sql`
    with recursive known as (
      select min(${column}) as value from ${auditLog}
      union all
      select (select min(${column}) from ${auditLog} where ${column} > known.value) from known where value is not null
    )
    select value from known where value is not null order by value`);
  return rows.map(({ value }) => value);
}

function conditionOf({ actor, object, day }: LogQuery): SQL | undefined {
  const [kind, id] = splitObject(object);
  const start = day ? startOfLocalDay(day) : null;
  return and(
    actor ? eq(auditLog.actorEmail, actor) : undefined,
    kind ? eq(auditLog.objectKind, kind) : undefined,
    id ? eq(auditLog.objectId, id) : undefined,
    start ? gte(auditLog.createdAt, start) : undefined,
    start ? lt(auditLog.createdAt, new Date(start.getTime() + DAY_MS)) : undefined,
  );
}

type Kept = Record<string, unknown> | null;

/** For the programs that take an act back, or said by the name of the profile. */
const UNSAID = new Set(['merge', 'profileId', 'revisionId']);

/** What an act changed, thing by thing, in words. What stayed the same is left out. */
export function logLines(before: Kept, after: Kept, about = '') {
  const names = [...new Set([...Object.keys(before ?? {}), ...Object.keys(after ?? {})])];
  return names.flatMap((name) => {
    const was = spellOf(name, before?.[name], about);
    const is = spellOf(name, after?.[name], about);
    if (was === is || UNSAID.has(name)) return [];
    // An act that was taken back was nothing before.
    const changed = name === 'act' ? { before: is, after: was } : { before: was, after: is };
    return [{ name: wordIn(staffLog.names, name), ...changed }];
  });
}

/** `account.end-sessions` as "account: end sessions". */
export function spellAction(action: string): string {
  const [kind, act] = action.split('.');
  return act
    ? `${wordIn(staffLog.kinds, kind!)}: ${wordIn(staffLog.acts, act)}`
    : wordIn(staffLog.acts, action);
}

/** What has no word, from long ago, is spelled out: `reviewReason` as "review reason". */
const wordIn = (words: Words, name: string): string =>
  ownWord(words, name) ??
  name
    .replace(/[A-Z]+/g, (letters) => ` ${letters.toLowerCase()}`)
    .replaceAll(/[_-]/g, ' ')
    .trim();

/** Their values are words of ours; all others are what somebody wrote. */
const WORDED = new Set(
  'by kind language role secondFactor session standing state status'.split(' '),
);

const MOMENTS = new Set(['createdAt', 'decidedAt', 'endsAt', 'startsAt']);

function spellOf(name: string, value: unknown, about: string): string | null {
  if (name === 'value' && isSettingKey(about) && typeof value === 'string')
    return settingWords(about, value) || null;
  // Some acts list which they were.
  const spelled = spell(name === 'reports' && Array.isArray(value) ? value.length : value);
  if (name === 'act' && spelled) return spellAction(spelled);
  if (MOMENTS.has(name) && spelled) return localTime(new Date(spelled));
  return (WORDED.has(name) && spelled && ownWord(staffLog.values, spelled)) || spelled;
}

function spell(value: unknown): string | null {
  if (value === null || value === undefined || value === '') return null;
  if (value === true) return staffLog.yes;
  if (value === false) return staffLog.no;
  if (Array.isArray(value)) return value.map(spell).join(', ') || null;
  return typeof value === 'string' ? value : JSON.stringify(value);
}
