import { failures, forms } from '#messages';
import {
  useCallback,
  useEffect,
  useEffectEvent,
  useRef,
  useState,
  type ComponentProps,
} from 'react';
import { useLocation } from 'react-router';
import type { CodeDialog, CodeRefused } from '#features/accounts/code-dialog.tsx';
import { CODE_MINUTES, RESEND_SECONDS, endsCode } from '#features/accounts/email-code.rules.ts';
import { keptKey } from '#ui/kept.ts';
import { readSession, writeSession } from '#ui/session-store.ts';
import { languageNow } from '#platform/language.ts';
import { postJson, readAnswer } from '#ui/calls.ts';
import { sayRefusal } from '#ui/say-refusal.ts';

const TOO_MANY = 429;
const KEY = keptKey('signup', 'code');

/** Sends the code and asks for it in the dialog; `dialog` is what to render it with, or null while it is closed. */
export function useCodeQuestion() {
  const [email, setEmail] = useState<string | null>(null);
  const answer = useRef<(proven: boolean) => void>(null);

  const close = (proven: boolean) => {
    setEmail(null);
    answer.current?.(proven);
    answer.current = null;
  };

  // Whoever goes Back leaves the question: what it covers is another step of the form by then.
  const { key } = useLocation();
  const leave = useEffectEvent(() => close(false));
  const here = useRef(key);
  useEffect(() => {
    here.current = key;
    return leave;
  }, [key]);
  const sentFrom = useRef(key);

  /** Null when there is a code to ask for. */
  const send = useCallback(async (to: string): Promise<SendRefused | null> => {
    sentFrom.current = here.current;
    if (isJustSent(to)) return null;
    const refused = await requestCode(to);
    // Too soon for another one, but the last one is still good.
    if (refused?.status === TOO_MANY && sentAt(to) !== null) return null;
    if (!refused) rememberSent(to);
    return refused;
  }, []);

  const ask = useCallback(async (to: string): Promise<boolean> => {
    if (sentFrom.current !== here.current) return false;
    setEmail(to);
    return new Promise((resolve) => {
      answer.current = resolve;
    });
  }, []);

  const dialog: ComponentProps<typeof CodeDialog> | null =
    email === null
      ? null
      : {
          email,
          sentAt: sentAt(email) ?? 0,
          async onVerify(code) {
            const asked = answer.current;
            const unanswered = { message: failures.unexpected, isOver: false };
            const refusal = await verifyCode(email, code).catch(() => unanswered);
            if (refusal) return refusal;
            rememberProven(email);
            if (answer.current === asked) close(true);
            return null;
          },
          async onResend() {
            const unanswered = { message: failures.unexpected };
            const refused = await requestCode(email).catch(() => unanswered);
            if (!refused) rememberSent(email);
            return refused ?? { message: null };
          },
          onCancel: () => close(false),
        };

  return { send, ask, dialog };
}

interface CodeMemory {
  email: string;
  /** When the last code was sent; null once it was used. */
  sentAt: number | null;
  /** The server has seen the right code, and a cookie proves it for a while. */
  proven: boolean;
}

const sameEmail = (a: string, b: string) => a.toLowerCase() === b.toLowerCase();

function recall(email: string): CodeMemory | null {
  const memory = readSession(KEY) as CodeMemory | null;
  return memory && sameEmail(memory.email, email) ? memory : null;
}

const rememberSent = (email: string): void =>
  writeSession(KEY, { email, sentAt: Date.now(), proven: false } satisfies CodeMemory);

const rememberProven = (email: string): void =>
  writeSession(KEY, { email, sentAt: null, proven: true } satisfies CodeMemory);

export const forgetCode = (): void => writeSession(KEY, null);

export const isProven = (email: string): boolean => recall(email)?.proven ?? false;

/** When a code that can still be used was sent to this address. */
function sentAt(email: string): number | null {
  const at = recall(email)?.sentAt ?? null;
  return at !== null && Date.now() - at < CODE_MINUTES * 60_000 ? at : null;
}

/** Asking for another code would only be refused. */
function isJustSent(email: string): boolean {
  const at = sentAt(email);
  return at !== null && Date.now() - at < RESEND_SECONDS * 1000;
}

const BAD_INPUT = 400;
const CONFLICT = 409;

export interface Refused {
  message: string;
  status: number;
  /** The field that is to blame, where one is. */
  field: string | null;
}

interface SendRefused extends Refused {
  retryAfterSeconds: number | null;
}

/** Null when the code is on its way. Throws when there was no answer. */
export async function requestCode(email: string): Promise<SendRefused | null> {
  const response = await postJson('/api/verify/send_code.php', {
    email,
    language: languageNow(),
  });
  const answer = await readAnswer(response);
  if (response.ok && answer.status === 'success') return null;
  return {
    message: sayRefusal(answer) ?? forms.codeNotSent,
    status: response.status,
    field: response.status === BAD_INPUT || response.status === CONFLICT ? 'email' : null,
    retryAfterSeconds: Number(response.headers.get('Retry-After')) || null,
  };
}

/** Null when the code was right, otherwise what to say. Throws when there was no answer. */
export async function verifyCode(email: string, code: string): Promise<CodeRefused | null> {
  const response = await postJson('/api/verify/verify_code.php', { code, email });
  const answer = await readAnswer(response);
  if (response.ok && answer.success === true) return null;
  const message = sayRefusal(answer) ?? forms.codeInvalid;
  return { message, isOver: endsCode(answer.code) };
}
