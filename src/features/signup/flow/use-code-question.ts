import { useCallback, useRef, useState, type ComponentProps } from 'react';
import type { CodeDialog } from '#features/accounts/code-dialog.tsx';
import { SIGNUP_MESSAGES } from '../signup-messages.rules.ts';
import { isJustSent, rememberProven, rememberSent, sentAt } from './code-memory.ts';
import { sendCode, verifyCode, type SendRefused } from './signup-calls.ts';

const TOO_MANY = 429;

/** Sends the code and asks for it in the dialog; `dialog` is what to render it with, or null while it is closed. */
export function useCodeQuestion() {
  const [email, setEmail] = useState<string | null>(null);
  const answer = useRef<(proven: boolean) => void>(null);

  const close = (proven: boolean) => {
    setEmail(null);
    answer.current?.(proven);
    answer.current = null;
  };

  /** Null when there is a code to ask for. */
  const send = useCallback(async (to: string): Promise<SendRefused | null> => {
    if (isJustSent(to)) return null;
    const refused = await sendCode(to);
    // Too soon for another one, but the last one is still good.
    if (refused?.status === TOO_MANY && sentAt(to) !== null) return null;
    if (!refused) rememberSent(to);
    return refused;
  }, []);

  const ask = useCallback((to: string): Promise<boolean> => {
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
            try {
              const refusal = await verifyCode(email, code);
              if (refusal !== null) return refusal;
              rememberProven(email);
              close(true);
              return null;
            } catch {
              return SIGNUP_MESSAGES.unexpected;
            }
          },
          async onResend() {
            try {
              const refused = await sendCode(email);
              if (!refused) rememberSent(email);
              return refused ?? { message: null };
            } catch {
              return { message: SIGNUP_MESSAGES.unexpected };
            }
          },
          onCancel: () => close(false),
        };

  return { send, ask, dialog };
}
