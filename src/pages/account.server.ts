import { createContext, data } from 'react-router';
import { endCookie } from '#platform/cookies.server.ts';
import { AppError } from '#platform/errors.ts';
import { servicesContext } from '#platform/services.server.ts';
import { clientContext, sessionContext } from '#platform/session-context.server.ts';
import {
  ACCOUNT_FIELDS,
  ACCOUNT_FORMS,
  checkAccountForm,
  hasField,
  isAccountIntent,
  type AccountIntent,
} from '#features/accounts/account-page/account.rules.ts';
import type { AccountAnswer } from '#features/accounts/account-page/account-form.tsx';
import {
  describeAccount,
  type AccountView,
} from '#features/accounts/account-page/describe-account.server.ts';
import { ACCOUNT_WORK } from './account-work.server.ts';
import type { Asked } from './http/asked.server.ts';
import { guardPage } from './http/guard-page.server.ts';
import { readFields } from './http/read-fields.server.ts';
import { refusalOf } from './http/refusal.server.ts';

/** Set by the action that has deleted the account, for the page that tells it. */
const deletedContext = createContext(false);

/** Null when the account was deleted by this very request. */
export async function loadAccount(asked: Asked): Promise<AccountView | null> {
  if (asked.context.get(deletedContext)) return null;
  return describeAccount(asked.context.get(servicesContext), guardPage('signed-in', asked));
}

/** Any form of the account page. Whose account it is comes from the session, never from the form. */
export async function accountAction(asked: Asked) {
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
    const headers = { 'Set-Cookie': endCookie(services.env, 'session') };
    return data<AccountAnswer>({ section, done, deleted: true }, { headers });
  } catch (error) {
    const known = refusalOf(error);
    const refusal = tell(intent, known);
    return data<AccountAnswer>({ section, typed, ...refusal }, { status: known.status });
  }
}

/** Beside the field it belongs to, where the form has that field. */
function tell(intent: AccountIntent, { field, message }: AppError): AccountAnswer {
  return hasField(intent, field) ? { errors: { [field]: message } } : { failure: message };
}
