import { z } from 'zod';
import { findContact } from '#features/profile-page/find-contact.server.ts';
import { CONTACT_WAYS } from '#features/profiles/contact-ways.rules.ts';
import { isProfileId } from '#features/profiles/profile-id.rules.ts';
import { AppError } from '#platform/errors.ts';
import { LIMITS } from '#platform/limits/limits.ts';
import { spend } from '#platform/limits/spend.server.ts';
import { paths } from '#platform/paths.ts';
import type { Endpoint } from './endpoint.ts';
import { isPerson } from './is-person.ts';
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
    const found = isProfileId(id) ? await findContact(services.db, id, ask) : null;
    if (!found) throw new AppError('not-found', 'There is no number to be had.');
    if (isPerson(c))
      services.events.add([{ id, kind: by, at, viewer: session?.account.id ?? null }]);
    return c.json(found satisfies z.infer<typeof contactAnswer>);
  },
};
