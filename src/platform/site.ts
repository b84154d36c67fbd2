import { frame } from '#messages';
import type { Env } from './env.server.ts';
import { COUNTRY } from '#platform/pack.ts';

export type Site = ReturnType<typeof describeSite>;

/** How the site presents itself, taken from the environment. */
export function describeSite(env: Env) {
  return {
    name: env.SITE_NAME,
    url: env.SITE_URL,
    contactEmail: env.CONTACT_EMAIL,
    contactPhone: env.CONTACT_PHONE,
    socialHandle: env.SOCIAL_HANDLE,
  };
}

/** What it is, in a few words. */
export const descriptor = (): string => frame.descriptor(COUNTRY.name);
