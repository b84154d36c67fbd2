import { beacon, BEACON_MAX_BYTES } from '#features/insights/beacon.rules.ts';
import { LIMITS } from '#platform/limits/limits.ts';
import { createSharedLimit } from '#platform/limits/shared-limit.server.ts';
import { paths } from '#platform/paths.ts';
import type { Call, Endpoint } from './endpoint.ts';
import { isPerson } from './is-person.ts';

const mayCount = createSharedLimit(LIMITS.eventsPerClient[0]);

/**
 * Our own pages tell here what people saw and did. Nobody reads the answer, so it is always the same: what is wrong,
 * too much or a robot's is left out without a word.
 */
export const eventsEndpoint: Endpoint = {
  method: 'POST',
  path: paths.events,
  access: 'public',
  maxBytes: BEACON_MAX_BYTES,
  async handle(c) {
    c.set('quiet', true);
    const { services, client, session } = c.var;
    const at = services.clock.now();
    const sent = isPerson(c) && (await mayCount(at, client)) ? beacon.safeParse(readBody(c)) : null;
    if (sent?.success) {
      const { kind: told, ids } = sent.data;
      const kind = told === 'listing' ? 'search' : told;
      const viewer = session?.account.id ?? null;
      services.events.add([...new Set(ids)].map((id) => ({ id, kind, at, viewer })));
      if (told === 'search') services.searches.add([at]);
    }
    return c.body(null, 204);
  },
};

/** Beacons carry JSON as plain text. */
function readBody(c: Call): unknown {
  try {
    return JSON.parse(c.var.body.toString());
  } catch {
    return null;
  }
}
