import { codes, forms } from '#messages';
import { useEffect, useId, useRef, useState, type ClipboardEvent, type FormEvent } from 'react';
import { ClipboardPaste } from 'lucide-react';
import { Alert, type AlertTone } from '#ui/alert.tsx';
import { Button } from '#ui/button.tsx';
import { buttonStyle } from '#ui/button-style.ts';
import { Dialog } from '#ui/dialog.tsx';
import { Field } from '#ui/field.tsx';
import { TextInput } from '#ui/text-input.tsx';
import { useSecondsUntil, CodeSentTo } from './email-code-field.tsx';
import { CODE_LENGTH, codeIn, isCode, RESEND_SECONDS } from './email-code.rules.ts';

interface Resent {
  /** What went wrong, or null when a new code is on its way. */
  message: string | null;
  retryAfterSeconds?: number | null;
}

export interface CodeRefused {
  message: string;
  isOver: boolean;
}

interface CodeDialogProps {
  email: string;
  sentAt: number;
  /** Null when the code was right; otherwise what to say while the dialog stays. Must not throw. */
  onVerify: (code: string) => Promise<CodeRefused | null>;
  /** Must not throw. */
  onResend: () => Promise<Resent>;
  onCancel: () => void;
}

interface Told {
  tone: AlertTone;
  text: string;
  isOver?: boolean;
}

/** Asks for the six digits that were mailed. Render it while they are wanted. */
export function CodeDialog({ email, sentAt, onVerify, onResend, onCancel }: CodeDialogProps) {
  const form = useId();
  const input = useRef<HTMLInputElement>(null);
  const resendButton = useRef<HTMLButtonElement>(null);
  const [code, setCode] = useState('');
  const [told, setTold] = useState<Told | null>(null);
  const [work, setWork] = useState<'verify' | 'resend' | null>(null);
  const [resendFrom, setResendFrom] = useState(sentAt + RESEND_SECONDS * 1000);
  const wait = useSecondsUntil(resendFrom);
  const wrong = told?.tone === 'danger';
  const expired = told?.isOver ?? false;

  // Typing it again would not help: the next step is a new one.
  useEffect(() => {
    if (expired) resendButton.current?.focus();
  }, [expired]);

  const type = (typed: string) => {
    setCode(codeIn(typed));
    setTold(null);
  };
  /** The browser may ask first, and be told no. */
  const readClipboard = async () => {
    const found = await navigator.clipboard.readText().catch(() => '');
    if (isCode(codeIn(found))) type(found);
    else setTold({ tone: 'info', text: codes.nothingToPaste });
    input.current?.focus();
  };
  const refuse = ({ message, isOver }: CodeRefused) => {
    setTold({ tone: 'danger', text: message, isOver });
    input.current?.focus();
    input.current?.select();
  };
  const verify = async (event: FormEvent) => {
    event.preventDefault();
    if (work) return;
    if (!isCode(code)) return refuse({ message: forms.codeInvalid, isOver: false });
    setWork('verify');
    const refusal = await onVerify(code);
    setWork(null);
    if (refusal) refuse(refusal);
  };
  const resend = async () => {
    setWork('resend');
    const { message, retryAfterSeconds } = await onResend();
    setWork(null);
    setResendFrom(Date.now() + (retryAfterSeconds ?? (message ? 0 : RESEND_SECONDS)) * 1000);
    // The button that was pressed may have to wait, and browsers take the keyboard away from it.
    input.current?.focus();
    if (message) return setTold({ tone: 'danger', text: message });
    setCode('');
    setTold({ tone: 'success', text: codes.newOnItsWay });
  };
  // A code copied as "123 456" is longer than the field.
  const paste = (event: ClipboardEvent) => {
    const text = event.clipboardData.getData('text');
    event.preventDefault();
    if (codeIn(text)) type(text);
  };

  return (
    <Dialog
      open
      onClose={onCancel}
      title={codes.title}
      description={<CodeSentTo email={email} />}
      footer={
        <div className="flex flex-wrap-reverse justify-end gap-3">
          <Button variant="secondary" className="max-sm:flex-1" onClick={onCancel}>
            {codes.cancel}
          </Button>
          <Button
            type="submit"
            form={form}
            className="max-sm:flex-1"
            disabled={work === 'resend'}
            busy={work === 'verify'}
            busyLabel={codes.verifying}
          >
            {codes.verify}
          </Button>
        </div>
      }
    >
      <form id={form} noValidate onSubmit={(event) => void verify(event)} className="grid gap-4">
        <Field label={codes.label} hint={codes.hint(CODE_LENGTH)}>
          <TextInput
            ref={input}
            data-autofocus
            name="code"
            value={code}
            onChange={(event) => type(event.target.value)}
            onPaste={paste}
            inputMode="numeric"
            autoComplete="one-time-code"
            maxLength={CODE_LENGTH}
            enterKeyHint="done"
            aria-invalid={wrong || undefined}
            className="text-center font-heading text-heading font-bold tracking-[0.35em] tabular-nums"
          />
        </Field>
        {'clipboard' in navigator && (
          // A long press in so small a field is hard to get right.
          <Button
            variant="secondary"
            size="small"
            className="justify-self-center pointer-fine:hidden"
            onClick={() => void readClipboard()}
          >
            <ClipboardPaste aria-hidden className="size-4.5" />
            {codes.paste}
          </Button>
        )}
        <div aria-live="assertive">
          {told && (
            <Alert role="none" tone={told.tone}>
              {told.text}
            </Alert>
          )}
        </div>
        <p className="flex flex-wrap items-center gap-x-2 text-small text-ink-2">
          {!expired && codes.lookInSpam}
          <button
            ref={resendButton}
            type="button"
            onClick={() => void resend()}
            disabled={wait > 0 || work !== null}
            className={
              expired
                ? buttonStyle({ variant: 'secondary', wide: true })
                : 'min-h-11 font-semibold text-accent underline underline-offset-4 hover:text-accent-strong disabled:text-ink-3 disabled:no-underline'
            }
          >
            {work === 'resend' ? codes.sending : codes.sendNew}
            {wait > 0 && <span className="tabular-nums">{codes.inTime(spell(wait))}</span>}
          </button>
        </p>
      </form>
    </Dialog>
  );
}

function spell(seconds: number): string {
  return seconds < 100 ? `${seconds} s` : `${Math.ceil(seconds / 60)} min`;
}
