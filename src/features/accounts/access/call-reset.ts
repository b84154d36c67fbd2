import { RESET_MESSAGES, type ResetFields } from './reset.rules.ts';
import { ACCESS_MESSAGES } from './sign-in.rules.ts';

export interface ResetOutcome {
  ok: boolean;
  message: string;
}

export function askForCode(body: Pick<ResetFields, 'email'>): Promise<ResetOutcome> {
  return call('/api/reset_password_request.php', body, {
    ok: RESET_MESSAGES.sent,
    failed: RESET_MESSAGES.notSent,
  });
}

export function submitPassword(body: ResetFields & { link_key?: string }): Promise<ResetOutcome> {
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
  let response: Response;
  try {
    response = await fetch(path, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json', Accept: 'application/json' },
      body: JSON.stringify(body),
    });
  } catch {
    return { ok: false, message: ACCESS_MESSAGES.network };
  }
  const answer: unknown = await response.json().catch(() => null);
  const { status, message } = (answer ?? {}) as { status?: unknown; message?: unknown };
  const ok = response.ok && status === 'success';
  const told = typeof message === 'string' ? message.trim() : '';
  return { ok, message: told || (ok ? fallback.ok : fallback.failed) };
}
