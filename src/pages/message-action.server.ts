import { data } from 'react-router';
import type { ContactAnswer } from '#features/messages/contact-form.tsx';
import type { Services } from '#platform/services.server.ts';
import { checkContact, tidyContact, type ContactFields } from '#features/messages/contact.rules.ts';
import { keepStamp } from '#features/messages/bot-check.server.ts';
import { refusalOf } from './http/refusal.server.ts';

/** Sends what is right; otherwise everything that was typed comes back with what is wrong. */
export async function messageAction(
  services: Services,
  typed: ContactFields & { stamp: string },
  send: (values: ContactFields) => Promise<void>,
) {
  const values = tidyContact(typed);
  const stamp = keepStamp(services, typed.stamp);
  const errors = checkContact(values);
  if (errors) return data<ContactAnswer>({ values, errors, stamp }, { status: 400 });
  try {
    await send(values);
    return data<ContactAnswer>({ sent: true });
  } catch (error) {
    const known = refusalOf(error);
    const answer = { values, stamp, failure: known.message };
    return data<ContactAnswer>(answer, { status: known.status });
  }
}
