import { useEffect, useRef, type FormEvent, type ReactNode } from 'react';
import { Form, useActionData, useLocation, useNavigation } from 'react-router';
import { useKeptTexts } from '#ui/use-kept-texts.ts';
import type { DeskAnswer } from './desk-answer.ts';
import { DeskFormContext } from './desk-form-context.ts';

export interface DeskFormState {
  busy: boolean;
  /** What is wrong with a field. */
  error: (field: string) => string | undefined;
  /** What was typed before a page that came back, or else the start. */
  start: (field: string, otherwise?: string) => string;
}

interface DeskFormProps {
  /** What it does, and to which thing. */
  intent: string;
  id?: number | string;
  /** Fields that are not for people. */
  hidden?: Readonly<Record<string, string | number>>;
  className?: string;
  children: ReactNode | ((form: DeskFormState) => ReactNode);
}

/** Posts to its own page, with or without scripts. */
export function DeskForm({ intent, id = '', hidden = {}, className, children }: DeskFormProps) {
  const answer = useActionData<DeskAnswer>();
  const { state, formData } = useNavigation();
  const { pathname } = useLocation();
  const form = useRef<HTMLFormElement>(null);
  const pressed = useRef<HTMLElement>(null);
  const seen = useRef<DeskAnswer>(undefined);
  const isThis = (sentIntent: unknown, sentId: unknown) =>
    sentIntent === intent && sentId === String(id);
  const own = answer && isThis(answer.intent, answer.id) ? answer : undefined;
  const keepTexts = useKeptTexts(form, `desk ${pathname} ${intent} ${id}`, own?.done !== undefined);
  const sent = formData !== undefined && isThis(formData.get('intent'), formData.get('id'));

  useEffect(() => {
    if (state !== 'idle' || !own || seen.current === own || !form.current) return;
    seen.current = own;
    if (own.done) form.current.reset();
    const wrong = own.field ? form.current.elements.namedItem(own.field) : null;
    if (wrong instanceof HTMLElement) wrong.focus();
    // A button that was busy has lost the focus.
    else if (document.activeElement === document.body) pressed.current?.focus();
  }, [own, state]);

  const remember = ({ nativeEvent }: FormEvent) => {
    pressed.current = (nativeEvent as SubmitEvent).submitter;
  };
  const formState: DeskFormState = {
    busy: sent,
    error: (field) => (own?.field === field ? own.failure : undefined),
    start: (field, otherwise = '') => own?.typed?.[field] ?? otherwise,
  };

  return (
    <Form
      ref={form}
      method="post"
      preventScrollReset
      noValidate
      onSubmit={remember}
      onInput={keepTexts}
      className={className}
    >
      <input type="hidden" name="intent" value={intent} />
      <input type="hidden" name="id" value={id} />
      {Object.entries(hidden).map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      <DeskFormContext value={{ sent, anySent: state !== 'idle' && formData !== undefined }}>
        {typeof children === 'function' ? children(formState) : children}
      </DeskFormContext>
    </Form>
  );
}
