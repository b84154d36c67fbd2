import { codes } from '#messages';
import {
  type ClipboardEvent,
  type ComponentProps,
  type InputEvent,
  useSyncExternalStore,
} from 'react';
import { Field } from '#ui/field.tsx';
import { TextInput } from '#ui/text-input.tsx';
import { Named } from '#ui/named.tsx';
import { CODE_LENGTH, CODE_MINUTES, codeIn } from './email-code.rules.ts';

interface EmailCodeFieldProps extends ComponentProps<typeof TextInput> {
  error: string | undefined;
  fieldClass?: string;
}

/** For the six digits that were mailed. Give it a new `key` for each code: the new one takes the place of the old. */
export function EmailCodeField({ error, fieldClass, ...input }: EmailCodeFieldProps) {
  return (
    <Field
      label={codes.label}
      hint={codes.hint(CODE_LENGTH)}
      error={error}
      required
      className={fieldClass}
    >
      <TextInput
        name="code"
        inputMode="numeric"
        autoComplete="one-time-code"
        maxLength={CODE_LENGTH}
        onPaste={pasteDigits}
        onInput={keepDigits}
        data-first
        className="font-heading text-lead font-bold tracking-[0.3em] tabular-nums"
        {...input}
      />
    </Field>
  );
}

/** A code copied as "123 456" is longer than the field. */
function pasteDigits(event: ClipboardEvent<HTMLInputElement>): void {
  const digits = codeIn(event.clipboardData.getData('text'));
  if (!digits) return;
  event.preventDefault();
  event.currentTarget.value = digits;
}

/** The space of "123 456" would take the place of the last digit. */
function keepDigits({ currentTarget: input }: InputEvent<HTMLInputElement>): void {
  const digits = codeIn(input.value);
  if (digits !== input.value) input.value = digits;
}

export const CodeSentTo = ({ email }: { email: string }) => (
  <>
    {codes.sentBefore(CODE_LENGTH)} <Named>{email}</Named>
    {codes.sentAfter(CODE_MINUTES)}
  </>
);

/** What the button says that asks for another code, which has to wait. */
export const ResendLabel = ({ wait }: { wait: number }) =>
  wait > 0 ? (
    <span className="tabular-nums">{codes.sendNew + codes.inTime(`${wait} s`)}</span>
  ) : (
    codes.sendNew
  );

/** Whole seconds that are left, by the clock: a tab that slept knows better when it wakes. */
export function useSecondsUntil(moment: number): number {
  const left = () => Math.max(Math.ceil((moment - Date.now()) / 1000), 0);
  return useSyncExternalStore(onTick, left, () => 0);
}

function onTick(changed: () => void): () => void {
  const timer = setInterval(changed, 500);
  return () => clearInterval(timer);
}
