import { isbot } from 'isbot';
import { z } from 'zod';
import { beacon, BEACON_MAX_BYTES } from '#features/insights/beacon.rules.ts';
import { findContact } from '#features/profile-page/find-provider.server.ts';
import { CONTACT_WAYS } from '#features/profiles/contact-ways.rules.ts';
import { isProfileId } from '#features/profiles/profile-id.rules.ts';
import { problem } from '#platform/errors.ts';
import { LIMITS } from '#platform/limits/limits.ts';
import { createSharedLimit } from '#platform/limits/memory-limit.server.ts';
import { spend } from '#platform/limits/spend.server.ts';
import { paths } from '#platform/paths.ts';
import { spoken, type Call, type Endpoint } from './endpoint.ts';
import { readJson, wireText } from './read-json.ts';

const asked = z.object({ id: wireText, by: z.enum(CONTACT_WAYS) });
export const contactAnswer = z.object({ number: z.string(), href: z.string() });

/** A person tapped Call or WhatsApp on a card, which has no number: one at a time, for our own pages, and counted. */
export const contactEndpoint: Endpoint = {
  method: 'POST',
  path: paths.contactNumber,
  access: 'public',
  docs: {
    summary: 'The number of one listed provider, asked for when somebody taps it on a card',
    json: asked,
    answer: contactAnswer,
    failures: {
      400: 'No id, or no way to reach somebody',
      404: 'Nobody listed has this id and can be reached like that',
    },
  },
  async handle(c) {
    c.set('quiet', true);
    const { id, by } = await readJson(c, asked);
    const { services, client, session } = c.var;
    const at = services.clock.now();
    await spend(services.db, at, LIMITS.numbersPerClient, client);
    const ask = { by, siteName: services.env.SITE_NAME };
    // A chat begins in the words of the page.
    const found = isProfileId(id) ? await spoken(c, () => findContact(services.db, id, ask)) : null;
    if (!found) throw problem('not-found', 'noNumber');
    if (isPerson(c))
      services.events.add([{ id, kind: by, at, viewer: session?.account.id ?? null }]);
    return c.json(found satisfies z.infer<typeof contactAnswer>);
  },
};

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

/** Staff look at profiles because they must, robots because they can. */
function isPerson(c: Call): boolean {
  const agent = c.req.header('User-Agent');
  return !!agent && !isbot(agent) && c.var.session?.account.kind !== 'admin';
}
