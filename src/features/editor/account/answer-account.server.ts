import { data, type RouterContextProvider } from 'react-router';
import { guardPage } from '#features/accounts/access/guard-page.server.ts';
import { readFields } from '#features/accounts/access/read-fields.server.ts';
import { endedSessionCookie } from '#features/accounts/session-cookie.server.ts';
import { AppError, asAppError } from '#platform/errors.ts';
import { servicesContext } from '#platform/services.server.ts';
import { clientContext, sessionContext } from '#platform/session-context.server.ts';
import {
  ACCOUNT_FIELDS,
  ACCOUNT_FORMS,
  checkAccountForm,
  hasField,
  isAccountIntent,
  type AccountIntent,
} from './account.rules.ts';
import type { AccountAnswer } from './account-view.ts';
import { ACCOUNT_WORK } from './do-account-work.server.ts';
import { deletedContext } from './load-account.server.ts';

interface Asked {
  request: Request;
  context: Readonly<RouterContextProvider>;
}

/** Any form of the account page. Whose account it is comes from the session, never from the form. */
export async function answerAccount(asked: Asked) {
  const session = guardPage('signed-in', asked);
  const { request, context } = asked;
  const services = context.get(servicesContext);
  const { intent, ...fields } = await readFields(request, ['intent', ...ACCOUNT_FIELDS]);
  if (!isAccountIntent(intent)) throw new AppError('bad-input', 'This form is not known.');

  const { section } = ACCOUNT_FORMS[intent];
  const typed = { email: fields.email, confirmation: fields.confirmation };
  const errors = checkAccountForm(intent, fields);
  if (errors) return data<AccountAnswer>({ section, typed, errors }, { status: 400 });
  try {
    const client = context.get(clientContext);
    const done = await ACCOUNT_WORK[intent]({ services, session, client, fields });
    if (intent !== 'delete-account') return data<AccountAnswer>({ section, done });

    // Without scripts this request goes on to make a page, header and all: for nobody.
    context.set(sessionContext, null);
    context.set(deletedContext, true);
    const headers = { 'Set-Cookie': endedSessionCookie(services.env) };
    return data<AccountAnswer>({ section, done, deleted: true }, { headers });
  } catch (error) {
    const known = asAppError(error);
    if (!known) throw error;
    const refusal = tell(intent, known);
    return data<AccountAnswer>({ section, typed, ...refusal }, { status: known.status });
  }
}

/** Beside the field it belongs to, where the form has that field. */
function tell(intent: AccountIntent, { field, message }: AppError): AccountAnswer {
  return hasField(intent, field) ? { errors: { [field]: message } } : { failure: message };
}
