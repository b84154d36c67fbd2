import { storm } from '#messages';
import { systemClock } from './clock.server.ts';
import { readsUntil } from './db/directory-reads.server.ts';
import type { Env } from './env.server.ts';
import { languageNow } from './language.ts';
import { COUNTRY, names, type Country } from './pack.ts';
import { textKey } from './settings.rules.ts';

/** Until when storm mode is on; null while it is off. A cached page that asks learns when it ends by itself. */
export function stormUntil({ STORM_UNTIL }: Env, now = systemClock.now()): Date | null {
  const until = STORM_UNTIL ? new Date(STORM_UNTIL) : null;
  if (!until || until <= now) return null;
  readsUntil(until);
  return until;
}

/** What every page shows; undefined while it is off. */
export function describeStorm(env: Env) {
  const until = stormUntil(env);
  if (!until) return undefined;
  const lines: Country['emergencyLines'] = COUNTRY.emergencyLines;
  return { text: stormText(env), lines, until: until.getTime() };
}

/** One that staff have written in English alone is told in every language; without any, ours. */
const stormText = (env: Env): string =>
  env[textKey('STORM_TEXT', languageNow())] || env.STORM_TEXT || ownStormText();

export const ownStormText = (): string => storm.text(names.storm);
