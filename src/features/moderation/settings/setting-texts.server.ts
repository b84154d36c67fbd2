import { OWN_COLOURS } from '#platform/colours.rules.ts';
import { parseEnv, type Env } from '#platform/env.server.ts';
import { ALLOWED_EMAIL_DOMAINS } from '#platform/pack.ts';
import { SOCIAL_NETWORKS, type SettingKey } from '#platform/settings.rules.ts';

/** A setting as it is kept and typed, whoever has set it. */
export function settingText(key: SettingKey, env: Env): string {
  switch (key) {
    case 'SOCIAL_FACEBOOK':
    case 'SOCIAL_INSTAGRAM':
    case 'SOCIAL_TIKTOK':
      return env[key] ?? SOCIAL_NETWORKS[key].ahead + env.SOCIAL_HANDLE;
    case 'COLOR_MAIN':
    case 'COLOR_BUSINESS':
      return env[key] ?? OWN_COLOURS[key];
    case 'ALLOWED_EMAIL_DOMAINS':
      return (env.ALLOWED_EMAIL_DOMAINS ?? ALLOWED_EMAIL_DOMAINS).join(',');
    case 'SITE_LANGUAGES':
      return env.SITE_LANGUAGES.join(',');
    case 'FEATURED_FILL':
      return env.FEATURED_FILL ? 'on' : 'off';
    default:
      return String(env[key] ?? '');
  }
}

/** What holds where staff have set nothing: the environment's, or our own. */
export const unsetText = (key: SettingKey, env: Env): string => {
  const { SOCIAL_HANDLE } = env;
  return settingText(key, env.given.includes(key) ? env : parseEnv({ SOCIAL_HANDLE }));
};
