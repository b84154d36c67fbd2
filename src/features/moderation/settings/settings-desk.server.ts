import { inLanguage } from '#platform/language.server.ts';
import { LANGUAGES, LANGUAGE_NAMES, type Language } from '#platform/language.ts';
import { localTime } from '#platform/local-day.rules.ts';
import type { Services } from '#platform/services.server.ts';
import { SETTING_KEYS, SETTINGS, textKey, type SettingKey } from '#platform/settings.rules.ts';
import { FIRST_ROLE } from '#platform/staff-roles.rules.ts';
import { ownStormText } from '#platform/storm.server.ts';
import { listChanges } from './change-settings.server.ts';
import { loadStorm } from './load-storm.server.ts';
import { settingText, settingWords } from './setting-texts.server.ts';

export async function loadSettingsDesk(services: Services, query: URLSearchParams) {
  const { db, env } = services;
  const changes = await listChanges(db, env);
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
    changes: changes.map(({ at, before, after, ...rest }) => ({
      ...rest,
      at: localTime(at),
      before: settingWords(rest.key, before),
      after: settingWords(rest.key, after),
    })),
    refused: query.get('refused') ?? '',
    refusedOf: query.get('of') ?? '',
  };
}

export type SettingsView = Awaited<ReturnType<typeof loadSettingsDesk>>;
export type SettingView = SettingsView['fields'][number];
