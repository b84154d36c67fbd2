import { access } from '#messages';
import { data, type ShouldRevalidateFunctionArgs } from 'react-router';
import { callReset, startOfReset, type ResetState } from '#features/accounts/access/call-reset.ts';
import { loadTab, returnPathOf } from '#features/accounts/access/return-path.ts';
import { ResetScreen } from '#features/accounts/access/reset-screen.tsx';
import { checkResetRequest, checkResetSubmission } from '#features/accounts/access/access.rules.ts';
import { rememberDevice } from '#features/accounts/enter.server.ts';
import { requestPasswordReset, resetPassword } from '#features/accounts/change-password.server.ts';
import { codeBrowser } from '#features/accounts/send-code.server.ts';
import { setCookie, type CookieName, type Token } from '#platform/cookies.server.ts';
import { languageNow } from '#platform/language.ts';
import { servicesContext } from '#platform/services.server.ts';
import { clientContext } from '#platform/session-context.server.ts';
import type { Route } from './+types/reset-password';
import { cookieOf } from './http/asked.server.ts';
import { readFields } from './http/read-fields.server.ts';
import { orRefusal } from './http/refusal.server.ts';
import { metaOf } from './page-meta.ts';

export { publicPage as handle } from './page-access.ts';

/** Open to those who are signed in as well: they too forget, and a mail about a change leads here. */
export const loader = ({ request }: Route.LoaderArgs) => ({
  start: startOfReset(request),
  next: returnPathOf(request),
});

export const clientLoader = ({ request, serverLoader }: Route.ClientLoaderArgs) =>
  loadTab(serverLoader, { start: startOfReset(request), next: returnPathOf(request) });

export const clientAction = ({ request }: Route.ClientActionArgs) => callReset(request);

/** What a step answers says all; the frame asks again who is there, because a reset signs out. */
export const shouldRevalidate = ({
  formMethod,
  defaultShouldRevalidate,
}: ShouldRevalidateFunctionArgs) => formMethod === undefined && defaultShouldRevalidate;

const FIELDS = ['step', 'email', 'verification_code', 'key', 'new_password'] as const;

/** The way of those without scripts: the same domain functions as the API, and the next step as the answer. */
export async function action({ request, context }: Route.ActionArgs) {
  const services = context.get(servicesContext);
  const client = context.get(clientContext);
  const fields = await readFields(request, FIELDS);
  const { email, verification_code: code, key, new_password: newPassword } = fields;
  const known = cookieOf({ request, context }, 'reset-browser');
  const knownDevice = cookieOf({ request, context }, 'device');
  const submitting = fields.step === 'password';
  const here: ResetState = { step: submitting ? 'password' : 'email', email, code, key };
  const errors = submitting ? checkResetSubmission(fields) : checkResetRequest(fields);
  if (errors) return data<ResetState>({ ...here, errors }, { status: 400 });

  const next = (step: ResetState['step'], text: string, name: CookieName, token: Token) =>
    data<ResetState>(
      { step, email, code: '', key: '', message: { tone: 'success', text } },
      { headers: { 'Set-Cookie': setCookie(services.env, name, token) } },
    );
  const work = async () => {
    if (!submitting) {
      const browser = codeBrowser(known);
      const asked = { email, client, browser: browser.value, knownDevice };
      await requestPasswordReset(services, { ...asked, language: languageNow() });
      return next('password', access.codeSent, 'reset-browser', browser);
    }
    const accountId = await resetPassword(services, {
      email,
      code: code.trim(),
      newPassword,
      client,
      browser: known,
      linkKey: key,
    });
    const device = rememberDevice(services, accountId, knownDevice);
    return next('done', access.passwordReset, 'device', device);
  };
  return orRefusal(work, ({ message: text }): ResetState => ({
    ...here,
    message: { tone: 'danger', text },
  }));
}

export const meta = metaOf(() => ({ title: access.resetTitle, description: access.resetAbout }));

export default function ResetPassword({ loaderData, actionData }: Route.ComponentProps) {
  return <ResetScreen {...loaderData} answer={actionData} />;
}
