import { frame } from '#messages';
import { COUNTRY } from '#platform/pack.ts';

export type { Site } from './describe-site.server.ts';

/** What it is, in a few words. */
export const descriptor = (): string => frame.descriptor(COUNTRY.name);
