import { LANGUAGES, LANGUAGE_NAMES } from '#platform/language.ts';
import { localTime } from '#platform/local-day.rules.ts';
import type { Services } from '#platform/services.server.ts';
import { isPictureKey, SETTING_KEYS, SETTINGS, type SettingKey } from '#platform/settings.rules.ts';
import { listChanges } from './change-settings.server.ts';
import { settingText } from './setting-texts.server.ts';

export async function loadSettingsDesk({ db, env }: Services, query: URLSearchParams) {
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
    changes: changes.map(({ at, before, after, ...rest }) => ({
      ...rest,
      at: localTime(at),
      before: shown(rest.key, before),
      after: shown(rest.key, after),
    })),
    refused: query.get('refused') ?? '',
    refusedOf: query.get('of') ?? '',
  };
}

/** The key of a picture says nothing to anybody. */
const shown = (key: SettingKey, value: string): string =>
  isPictureKey(key) ? value.slice(0, 6) : value.replaceAll(',', ', ');

export type SettingsView = Awaited<ReturnType<typeof loadSettingsDesk>>;
export type SettingView = SettingsView['fields'][number];
