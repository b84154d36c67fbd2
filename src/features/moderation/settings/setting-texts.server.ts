import { staffSettings } from '#messages';
import { OWN_COLOURS } from '#platform/colours.rules.ts';
import { parseEnv, type Env } from '#platform/env.server.ts';
import { localTime } from '#platform/local-day.rules.ts';
import { ALLOWED_EMAIL_DOMAINS } from '#platform/pack.ts';
import { isFileKey, SOCIAL_NETWORKS, type SettingKey } from '#platform/settings.rules.ts';

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
export const settingText = (key: SettingKey, env: Env): string =>
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
