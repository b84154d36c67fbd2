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

export const DESCRIPTOR = `${COUNTRY.name}'s local services directory`;
export const TAGLINE = 'Connecting local talent, services and businesses into one trusted network.';
