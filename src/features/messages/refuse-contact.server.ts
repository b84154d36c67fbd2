import { AppError } from '#platform/errors.ts';
import type { Services } from '#platform/services.server.ts';
import { checkContact, CONTACT_TEXTS, type ContactFields } from './contact.rules.ts';
import { refuseBots, type Guarded } from './bot-check.server.ts';

/** What may not go out: forms with something missing or wrong in them, and what programs send. */
export function refuseContact(
  services: Pick<Services, 'secret' | 'clock' | 'env'>,
  fields: ContactFields,
  guarded: Guarded,
): void {
  const [wrong] = Object.entries(checkContact(fields) ?? {});
  if (wrong) throw new AppError('bad-input', wrong[1], { field: wrong[0] });
  refuseBots(services, guarded, CONTACT_TEXTS.send);
}
