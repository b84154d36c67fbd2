import { z } from 'zod';

/**
 * What browsers may tell. A search is one also where nothing was found; a `listing` shows profiles that nobody has
 * searched for again, as the second page of results does. Anything else is about one profile. A message is counted where it is sent, by the server itself.
 */
const BEACON_KINDS = ['view', 'search', 'listing', 'call', 'whatsapp', 'email'] as const;
export type BeaconKind = (typeof BEACON_KINDS)[number];

/** As many as a page of results can show. */
export const BEACON_MAX_IDS = 50;
export const BEACON_MAX_BYTES = 8 * 1024;

export const beacon = z
  .object({
    kind: z.enum(BEACON_KINDS),
    ids: z.array(z.string().regex(/^[a-z0-9-]{1,80}$/)).max(BEACON_MAX_IDS),
  })
  .refine(({ kind, ids }) => {
    if (kind === 'search') return true;
    return kind === 'listing' ? ids.length > 0 : ids.length === 1;
  });
