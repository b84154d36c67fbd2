import type { Env } from './env.server.ts';
import { COUNTRY } from '#platform/pack.ts';

/** How the site presents itself, taken from the environment. */
export interface Site {
  name: string;
  url: string;
  contactEmail: string;
  contactPhone: string;
  socialHandle: string;
}

export function describeSite(env: Env): Site {
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
