import { data } from 'react-router';
import { servicesContext } from '#platform/services.server.ts';
import { codeBrowser } from '#features/accounts/send-code.server.ts';
import { rememberDevice } from '#features/accounts/known-device.server.ts';
import { requestPasswordReset, resetPassword } from '#features/accounts/reset-password.server.ts';
import { setCookie } from '#platform/cookies.server.ts';
import { clientContext, sessionContext } from '#platform/session-context.server.ts';
import { startOfReset, type ResetState } from '#features/accounts/access/reset-state.ts';
import { returnPathOf } from '#features/accounts/access/return-path.ts';
import {
  checkResetRequest,
  checkResetSubmission,
  RESET_MESSAGES,
} from '#features/accounts/access/reset.rules.ts';
import { cookieOf, type Asked } from './http/asked.server.ts';
import { readFields } from './http/read-fields.server.ts';
import { refusalOf } from './http/refusal.server.ts';

/** Open to those who are signed in as well: they too forget, and a mail about a change leads here. */
export function loadReset({ request, context }: Asked) {
  return {
    start: startOfReset(request),
    next: returnPathOf(request),
    signedIn: context.get(sessionContext) !== null,
  };
}

/** The way of those without scripts: the same domain functions as the API, and the next step as the answer. */
export async function resetAction(asked: Asked) {
  const { request, context } = asked;
  const services = context.get(servicesContext);
  const client = context.get(clientContext);
  const names = ['step', 'email', 'verification_code', 'key', 'new_password'] as const;
  const fields = await readFields(request, names);
  const { email, verification_code: code, key, new_password: newPassword } = fields;
  const known = { browser: cookieOf(asked, 'reset-browser'), device: cookieOf(asked, 'device') };
  const submitting = fields.step === 'password';
  const here: ResetState = { step: submitting ? 'password' : 'email', email, code, key };
  const errors = submitting ? checkResetSubmission(fields) : checkResetRequest(fields);
  if (errors) return data<ResetState>({ ...here, errors }, { status: 400 });
  try {
    if (!submitting) {
      const browser = codeBrowser(known.browser);
      await requestPasswordReset(services, {
        email,
        client,
        browser: browser.value,
        knownDevice: known.device,
      });
      const cookie = setCookie(services.env, 'reset-browser', browser);
      return next({ step: 'password', email }, RESET_MESSAGES.sent, cookie);
    }
    const accountId = await resetPassword(services, {
      email,
      code: code.trim(),
      newPassword,
      client,
      browser: known.browser,
      linkKey: key,
    });
    const device = rememberDevice(services, accountId, known.device);
    const cookie = setCookie(services.env, 'device', device);
    return next({ step: 'done', email }, RESET_MESSAGES.done, cookie);
  } catch (error) {
    const refusal = refusalOf(error);
    const message = { tone: 'danger', text: refusal.message } as const;
    return data<ResetState>({ ...here, message }, { status: refusal.status });
  }
}

function next(state: Pick<ResetState, 'step' | 'email'>, text: string, cookie: string) {
  const message = { tone: 'success', text } as const;
  return data<ResetState>(
    { ...state, code: '', key: '', message },
    { headers: { 'Set-Cookie': cookie } },
  );
}
