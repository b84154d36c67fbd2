import { data } from 'react-router';
import { keepStamp } from '#features/messages/bot-check.server.ts';
import type { FormAnswer } from '#features/messages/use-checked-form.ts';
import type { Services } from '#platform/services.server.ts';
import { orRefusal } from './refusal.server.ts';

interface Filled<Name extends string> {
  /** As it was typed, tidied. */
  values: Record<Name, string>;
  errors: FormAnswer<Name>['errors'] | null;
  stamp: string;
}

/** Sends what is right; otherwise everything that was typed comes back with what is wrong. */
export async function visitorForm<Name extends string, Done extends object>(
  services: Services,
  { values, errors, stamp: given }: Filled<Name>,
  send: () => Promise<Done>,
) {
  type Answer = FormAnswer<Name> & Partial<Done>;
  const stamp = keepStamp(services, given);
  if (errors) return data({ values, errors, stamp } as Answer, { status: 400 });
  return orRefusal(
    async () => data<Answer>(await send()),
    ({ message }) => ({ values, stamp, failure: message }) as Answer,
  );
}
