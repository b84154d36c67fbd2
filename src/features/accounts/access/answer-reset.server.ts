import { data, type RouterContextProvider } from 'react-router';
import { asAppError } from '#platform/errors.ts';
import { servicesContext } from '#platform/services.server.ts';
import { codeBrowserCookie, newCodeBrowser, readCodeBrowser } from '../code-browser.server.ts';
import { deviceCookie } from '../known-device.server.ts';
import { requestPasswordReset } from '../request-password-reset.server.ts';
import { resetPassword } from '../reset-password.server.ts';
import { clientContext, sessionContext } from '../session.server.ts';
import { readFields } from './read-fields.server.ts';
import { startOfReset, type ResetState } from './reset-state.ts';
import { returnPathOf } from './return-path.ts';
import { checkResetRequest, checkResetSubmission, RESET_MESSAGES } from './reset.rules.ts';

interface Asked {
  request: Request;
  context: Readonly<RouterContextProvider>;
}

/** Open to those who are signed in as well: they too forget, and a notice of a change leads here. */
export function loadReset({ request, context }: Asked) {
  return {
    start: startOfReset(request),
    next: returnPathOf(request),
    signedIn: context.get(sessionContext) !== null,
  };
}

/** The way of those without scripts: the same domain functions as the API, and the next step as the answer. */
export async function answerReset({ request, context }: Asked) {
  const services = context.get(servicesContext);
  const client = context.get(clientContext);
  const names = ['step', 'email', 'verification_code', 'key', 'new_password'] as const;
  const fields = await readFields(request, names);
  const { email, verification_code: code, key, new_password: newPassword } = fields;
  const cookies = request.headers.get('Cookie');
  const asker = readCodeBrowser(services, 'reset', cookies);
  const submitting = fields.step === 'password';
  const here: ResetState = { step: submitting ? 'password' : 'email', email, code, key };
  const errors = submitting ? checkResetSubmission(fields) : checkResetRequest(fields);
  if (errors) return data<ResetState>({ ...here, errors }, { status: 400 });
  try {
    if (!submitting) {
      const browser = asker ?? newCodeBrowser();
      await requestPasswordReset(services, { email, client, browser, cookies });
      const cookie = codeBrowserCookie(services, 'reset', browser);
      return next({ step: 'password', email }, RESET_MESSAGES.sent, cookie);
    }
    const accountId = await resetPassword(services, {
      email,
      code: code.trim(),
      newPassword,
      client,
      browser: asker,
      linkKey: key,
    });
    const cookie = deviceCookie(services, accountId, cookies);
    return next({ step: 'done', email }, RESET_MESSAGES.done, cookie);
  } catch (error) {
    const known = asAppError(error);
    if (!known) throw error;
    const message = { tone: 'danger', text: known.message } as const;
    return data<ResetState>({ ...here, message }, { status: known.status });
  }
}

function next(state: Pick<ResetState, 'step' | 'email'>, text: string, cookie: string) {
  const message = { tone: 'success', text } as const;
  return data<ResetState>(
    { ...state, code: '', key: '', message },
    { headers: { 'Set-Cookie': cookie } },
  );
}
