import { useRef, useState } from 'react';
import { postJson, readAnswer, saidIn, type Answer } from '#ui/calls.ts';
import { RESEND_SECONDS } from '../email-code.rules.ts';
import type { ResetState } from './reset-state.ts';
import {
  checkResetRequest,
  checkResetSubmission,
  RESET_MESSAGES,
  type ResetFields,
} from './reset.rules.ts';
import { ACCESS_MESSAGES } from './sign-in.rules.ts';

/** The three steps of a reset as the browser walks them, through the public calls. */
export function useReset(start: ResetState) {
  const [state, setState] = useState(start);
  const [answers, setAnswers] = useState(0);
  const [busyWith, setBusyWith] = useState<string | null>(null);
  const [resendFrom, setResendFrom] = useState(0);
  const working = useRef(false);

  const answer = (news: Partial<ResetState>) => {
    setState((now) => ({ ...now, errors: undefined, message: undefined, ...news }));
    setAnswers((count) => count + 1);
  };
  const fail = (text: string) => answer({ message: { tone: 'danger', text } });
  const succeed = (text: string, news: Partial<ResetState>) =>
    answer({ ...news, code: '', key: '', message: { tone: 'success', text } });

  const work = async (text: string, job: () => Promise<void>) => {
    if (working.current) return;
    working.current = true;
    setBusyWith(text);
    await job();
    setBusyWith(null);
    working.current = false;
  };

  return {
    state,
    /** Grows with each, so that the focus can follow. */
    answers,
    busyWith,
    resendFrom,

    async request(email: string) {
      const errors = checkResetRequest({ email });
      if (errors) return answer({ errors });
      await work(RESET_MESSAGES.sending, async () => {
        const { ok, message } = await askForCode({ email: email.trim() });
        if (!ok) return fail(message);
        setResendFrom(Date.now() + RESEND_SECONDS * 1000);
        succeed(message, { step: 'password', email: email.trim() });
      });
    },

    async submit(fields: ResetFields) {
      const errors = checkResetSubmission(fields);
      if (errors) return answer({ errors });
      await work(RESET_MESSAGES.resetting, async () => {
        const code = fields.verification_code.trim();
        const { key } = state;
        const { ok, message } = await submitPassword({
          ...fields,
          verification_code: code,
          ...(key && { link_key: key }),
        });
        if (ok) succeed(message, { step: 'done' });
        else fail(message);
      });
    },

    forgive(field: string) {
      if (state.errors && field in state.errors)
        setState((now) => ({ ...now, errors: { ...now.errors, [field]: undefined } }));
    },

    startAgain() {
      answer({ step: 'email', code: '', key: '' });
    },
  };
}

export type Reset = ReturnType<typeof useReset>;

interface ResetOutcome {
  ok: boolean;
  message: string;
}

function askForCode(body: Pick<ResetFields, 'email'>): Promise<ResetOutcome> {
  return call('/api/reset_password_request.php', body, {
    ok: RESET_MESSAGES.sent,
    failed: RESET_MESSAGES.notSent,
  });
}

function submitPassword(body: ResetFields & { link_key?: string }): Promise<ResetOutcome> {
  return call('/api/reset_password_submit.php', body, {
    ok: RESET_MESSAGES.done,
    failed: RESET_MESSAGES.notReset,
  });
}

/** The server's own words are shown when there are any. */
async function call(
  path: string,
  body: object,
  fallback: { ok: string; failed: string },
): Promise<ResetOutcome> {
  const response = await postJson(path, body).catch(() => null);
  if (!response) return { ok: false, message: ACCESS_MESSAGES.network };
  const { status, message } = await readAnswer(response).catch(() => ({}) as Answer);
  const ok = response.ok && status === 'success';
  return { ok, message: saidIn(message) ?? (ok ? fallback.ok : fallback.failed) };
}
