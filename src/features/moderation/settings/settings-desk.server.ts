import { and, desc, eq, inArray } from 'drizzle-orm';
import type { Db } from '#platform/db/database.server.ts';
import { auditLog } from '#platform/db/tables/moderation.ts';
import { type Env, parseEnv } from '#platform/env.server.ts';
import { inLanguage } from '#platform/language.server.ts';
import { LANGUAGES, LANGUAGE_NAMES, type Language } from '#platform/language.ts';
import { localTime } from '#platform/local-day.rules.ts';
import type { Services } from '#platform/services.server.ts';
import {
  SETTING_KEYS,
  SETTINGS,
  textKey,
  type SettingKey,
  isFileKey,
  SOCIAL_NETWORKS,
} from '#platform/settings.rules.ts';
import { FIRST_ROLE, mayDo, type StaffRole } from '#platform/staff-roles.rules.ts';
import { ownStormText, stormUntil } from '#platform/storm.server.ts';
import { staffSettings } from '#messages';
import { OWN_COLOURS } from '#platform/colours.rules.ts';
import { ALLOWED_EMAIL_DOMAINS } from '#platform/pack.ts';

export async function loadSettingsDesk(services: Services, query: URLSearchParams) {
  const { db, env } = services;
  return {
    fields: SETTING_KEYS.map((key) => ({
      key,
      group: SETTINGS[key].group,
      max: SETTINGS[key].max,
      value: settingText(key, env),
      /** The environment says it, and wins. */
      locked: env.given.includes(key),
    })),
    languages: LANGUAGES.map((language, at) => ({
      language,
      name: LANGUAGE_NAMES[language],
      on: env.SITE_LANGUAGES.includes(language),
      always: at === 0,
    })),
    storm: loadStorm(services, FIRST_ROLE.settings),
    /** What holds where staff write nothing, by the key of its setting. */
    stormTexts: Object.fromEntries(
      env.SITE_LANGUAGES.map((each) => [
        textKey('STORM_TEXT', each),
        { language: each, text: inLanguage(each, ownStormText) },
      ]),
    ) as Partial<Record<SettingKey, { language: Language; text: string }>>,
    changes: await listChanges(db, env),
    refused: query.get('refused') ?? '',
    refusedOf: query.get('of') ?? '',
  };
}

export type SettingsView = Awaited<ReturnType<typeof loadSettingsDesk>>;
export type SettingView = SettingsView['fields'][number];

export type StormView = ReturnType<typeof loadStorm>;

/** Null while it is off. */
export function loadStorm({ env, clock }: Services, role: StaffRole | undefined) {
  const until = stormUntil(env, clock.now());
  if (!until) return null;
  const mayEnd = mayDo(role, 'settings') && !env.given.includes('STORM_UNTIL');
  return { until: localTime(until), mayEnd };
}

const LISTED_ACTS = 8;

/** The last changes, and which of them can be undone. */
async function listChanges(db: Db, { given }: Env) {
  const acts = await db
    .select()
    .from(auditLog)
    .where(and(eq(auditLog.objectKind, 'setting'), inArray(auditLog.objectId, SETTING_KEYS)))
    .orderBy(desc(auditLog.id))
    .limit(LISTED_ACTS);
  const seen = new Set<string>();
  return acts.map((act) => {
    const isLast = !seen.has(act.objectId);
    seen.add(act.objectId);
    const { value: before = '' } = (act.before ?? {}) as { value?: string };
    const { value: after = '' } = (act.after ?? {}) as { value?: string };
    const key = act.objectId as SettingKey;
    const canUndo = isLast && !given.includes(key);
    return {
      id: act.id,
      key,
      before: settingWords(key, before),
      after: settingWords(key, after),
      at: localTime(act.createdAt),
      by: act.actorEmail,
      canUndo,
    };
  });
}

type ToText = Partial<Record<SettingKey, (env: Env) => string>>;

/** How those are written that are not a text already, or that have one where nothing is set. */
const TEXTS: ToText = {
  SOCIAL_FACEBOOK: (env) => socialText('SOCIAL_FACEBOOK', env),
  SOCIAL_INSTAGRAM: (env) => socialText('SOCIAL_INSTAGRAM', env),
  SOCIAL_TIKTOK: (env) => socialText('SOCIAL_TIKTOK', env),
  COLOR_MAIN: (env) => env.COLOR_MAIN ?? OWN_COLOURS.COLOR_MAIN,
  COLOR_BUSINESS: (env) => env.COLOR_BUSINESS ?? OWN_COLOURS.COLOR_BUSINESS,
  ALLOWED_EMAIL_DOMAINS: (env) => (env.ALLOWED_EMAIL_DOMAINS ?? ALLOWED_EMAIL_DOMAINS).join(','),
  SITE_LANGUAGES: (env) => env.SITE_LANGUAGES.join(','),
  FEATURED_FILL: (env) => (env.FEATURED_FILL ? 'on' : 'off'),
};

const socialText = (key: keyof typeof SOCIAL_NETWORKS, env: Env): string =>
  env[key] ?? SOCIAL_NETWORKS[key].ahead + env.SOCIAL_HANDLE;

/** A setting as it is kept and typed, whoever has set it. */
const settingText = (key: SettingKey, env: Env): string =>
  TEXTS[key]?.(env) ?? String(env[key] ?? '');

/** What holds where staff have set nothing: the environment's, or our own. */
export const unsetText = (key: SettingKey, env: Env): string => {
  const { SOCIAL_HANDLE } = env;
  return settingText(key, env.given.includes(key) ? env : parseEnv({ SOCIAL_HANDLE }));
};

/** How people read it; the key of a file says nothing to anybody. */
export function settingWords(key: SettingKey, value: string): string {
  if (key === 'STORM_UNTIL')
    return value ? staffSettings.until(localTime(new Date(value))) : staffSettings.off;
  return isFileKey(key) ? value.slice(0, 6) : value.replaceAll(/,(?! )/g, ', ');
}
