import { account } from '#messages';
import { createContext, data, redirect, type ShouldRevalidateFunctionArgs } from 'react-router';
import { forgetWhoWasHere } from '#features/accounts/access/carried-email.ts';
import type { AccountAnswer } from '#features/accounts/account-page/account-form.tsx';
import {
  ACCOUNT_FIELDS,
  ACCOUNT_FORMS,
  checkAccountForm,
  hasField,
  isAccountIntent,
} from '#features/accounts/account-page/account.rules.ts';
import { AccountDeleted, AccountScreen } from '#features/accounts/account-page/account-screen.tsx';
import { describeAccount } from '#features/accounts/account-page/describe-account.server.ts';
import { endCookie } from '#platform/cookies.server.ts';
import { problem } from '#platform/errors.ts';
import { paths } from '#platform/paths.ts';
import { servicesContext } from '#platform/services.server.ts';
import { clientContext, sessionContext } from '#platform/session-context.server.ts';
import { showNotice } from '#ui/notices.ts';
import type { Route } from './+types/account';
import { ACCOUNT_WORK } from './account-work.server.ts';
import { readFields } from './http/read-fields.server.ts';
import { orRefusal } from './http/refusal.server.ts';
import { orNetworkFailure } from './or-network-failure.ts';
import { sessionOf } from './owners-only.server.ts';
import type { PageHandle } from './page-access.ts';
import { metaOf } from './page-meta.ts';

export const handle: PageHandle = { access: 'signed-in' };

/** Set by the action that has deleted the account, for the page that tells it. */
const deletedContext = createContext(false);

/** Null when the account was deleted by this very request. */
export async function loader({ context }: Route.LoaderArgs) {
  if (context.get(deletedContext)) return null;
  return describeAccount(context.get(servicesContext), sessionOf(context));
}

/** Any form of the account page. Whose account it is comes from the session, never from the form. */
export async function action({ request, context }: Route.ActionArgs) {
  const session = sessionOf(context);
  const services = context.get(servicesContext);
  const names = ['intent', 'whose', ...ACCOUNT_FIELDS] as const;
  const { intent, whose, ...fields } = await readFields(request, names);
  if (!isAccountIntent(intent)) throw problem('bad-input', 'unknownForm');

  const { section } = ACCOUNT_FORMS[intent];
  // Somebody else may have signed in since the page was opened, in the next tab: what was typed there is not theirs.
  const isMeant = !whose || whose === String(session.account.id);
  const again = isMeant && { typed: { email: fields.email, confirmation: fields.confirmation } };
  const errors = isMeant && checkAccountForm(intent, fields);
  if (errors) return data<AccountAnswer>({ section, ...again, errors }, { status: 400 });
  const work = async () => {
    if (!isMeant) throw problem('forbidden', 'otherAccount');
    const client = context.get(clientContext);
    const done = await ACCOUNT_WORK[intent]({ services, session, client, fields });
    if (intent !== 'delete-account') return data<AccountAnswer>({ section, done });

    // Without scripts this request goes on to make a page, header and all: for nobody.
    context.set(sessionContext, null);
    context.set(deletedContext, true);
    const headers = { 'Set-Cookie': endCookie(services.env, 'session') };
    return data<AccountAnswer>({ section, done, deleted: true }, { headers });
  };
  // Beside the field it belongs to, where the form has that field.
  return orRefusal(work, ({ field, message }): AccountAnswer => ({
    section,
    ...again,
    ...(hasField(intent, field) ? { errors: { [field]: message } } : { failure: message }),
  }));
}

/** A deleted account has no page of its own any more: the news goes along to the home page. */
export async function clientAction(args: Route.ClientActionArgs) {
  const answer = await orNetworkFailure(args);
  if ('init' in answer || !answer.deleted) return answer;
  forgetWhoWasHere();
  showNotice({ tone: 'success', text: account.deleted });
  return redirect(paths.home);
}

/**
 * Also after a refusal: what the page shows may be what was wrong. Not when nobody answers, nor to show the account of
 * somebody else around what was typed for this one.
 */
export const shouldRevalidate = ({ actionStatus }: ShouldRevalidateFunctionArgs) =>
  actionStatus !== 503 && actionStatus !== 403;

export const meta = metaOf(() => ({ title: account.account, description: account.about }));

export default function Account({ loaderData }: Route.ComponentProps) {
  return loaderData ? <AccountScreen account={loaderData} /> : <AccountDeleted />;
}
