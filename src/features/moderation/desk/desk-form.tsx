import { useEffect, useRef, createContext, use, type ReactNode, type ComponentProps } from 'react';
import { Form, useActionData, useNavigation } from 'react-router';
import { useKeptFields } from '#ui/use-kept-fields.ts';
import { Button } from '#ui/button.tsx';
import { buttonStyle, type ButtonVariant } from '#ui/button-style.ts';

/** Whether the form around is on its way, and whether any is; what the desk said to it. */
export const DeskFormContext = createContext({
  sent: false,
  anySent: false,
  own: undefined as DeskAnswer | undefined,
});

export interface DeskAnswer {
  intent?: string;
  id?: string;
  done?: string;
  failure?: string;
  field?: string;
  typed?: Record<string, string>;
}

interface DeskFormProps {
  intent: string;
  id?: number | string | undefined;
  hidden?: Readonly<Record<string, string | number>> | undefined;
  className?: string;
  children: ReactNode;
}

/** Posts to its own page, with or without scripts. */
export function DeskForm({ intent, id = '', hidden = {}, className, children }: DeskFormProps) {
  const own = useOwnAnswer({ intent, id });
  const { state, formData } = useNavigation();
  const form = useRef<HTMLFormElement>(null);
  const seen = useRef<DeskAnswer>(undefined);
  // What was done gives the thing another stamp: what was sent does not come back.
  const keptAs = `${intent} ${id} ${hidden['stamp'] ?? ''}`;
  useKeptFields(form, keptAs, 'all');
  const sent = formData?.get('intent') === intent && formData.get('id') === String(id);

  useEffect(() => {
    if (state !== 'idle' || !own || seen.current === own || !form.current) return;
    seen.current = own;
    if (own.done) form.current.reset();
    const named = own.field ? form.current.elements.namedItem(own.field) : null;
    const wrong = named instanceof RadioNodeList ? named[0] : named;
    if (wrong instanceof HTMLElement) wrong.focus();
  }, [own, state]);

  return (
    <Form ref={form} method="post" preventScrollReset noValidate className={className}>
      <input type="hidden" name="intent" value={intent} />
      <input type="hidden" name="id" value={id} />
      {Object.entries(hidden).map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      <DeskFormContext value={{ sent, anySent: state !== 'idle' && formData !== undefined, own }}>
        {children}
      </DeskFormContext>
    </Form>
  );
}

/** As it stands at the end of most forms. */
export function DeskButton({
  className = 'justify-self-start',
  ...rest
}: ComponentProps<typeof Button>) {
  const { sent, anySent } = use(DeskFormContext);
  const disabled = anySent || rest.disabled;
  return <Button {...rest} type="submit" className={className} busy={sent} disabled={disabled} />;
}

type ActButtonProps = Pick<DeskFormProps, 'intent' | 'id' | 'hidden'> &
  Omit<ComponentProps<typeof Button>, 'id' | 'hidden'>;

export function ActButton({ intent, id, hidden, ...button }: ActButtonProps) {
  return (
    <DeskForm intent={intent} id={id} hidden={hidden}>
      <DeskButton variant="secondary" size="small" className="" {...button} />
    </DeskForm>
  );
}

interface DisclosedFormProps extends Pick<DeskFormProps, 'intent' | 'id' | 'hidden' | 'children'> {
  label: ReactNode;
  /** What the label is about, for those who do not see where it stands. */
  about?: string;
  variant?: ButtonVariant;
  /** What the button of the form says, and whether it does harm. */
  submit: ReactNode;
  danger?: boolean;
  wide?: boolean;
  /** By which keys find it. */
  'data-decision'?: string;
  'aria-keyshortcuts'?: string | undefined;
}

/**
 * A button that opens a form below it, also without scripts. Open after a failure, so that nothing typed is out of
 * sight, and closed when it is done.
 */
export function DisclosedForm(props: DisclosedFormProps) {
  const { label, about, variant = 'secondary', submit, danger, wide = false, ...rest } = props;
  const { 'data-decision': decision, 'aria-keyshortcuts': keys, children, ...form } = rest;
  const details = useRef<HTMLDetailsElement>(null);
  const own = useOwnAnswer(form);
  useEffect(() => {
    if (own?.done && details.current) details.current.open = false;
  }, [own]);
  return (
    <details
      ref={details}
      data-decision={decision}
      open={Boolean(own?.failure)}
      className="disclosed min-w-0 open:w-full"
    >
      <summary
        aria-keyshortcuts={keys}
        className={
          wide ? buttonStyle({ variant, wide }) : `${buttonStyle({ variant, size: 'small' })} w-fit`
        }
      >
        {label}
        {about && <span className="sr-only"> ({about})</span>}
      </summary>
      <div className="mt-4 grid gap-4 rounded-card bg-surface-2 p-4">
        <DeskForm {...form} className="grid gap-4">
          {children}
          <DeskButton
            variant={danger ? 'danger' : 'primary'}
            size={wide ? 'medium' : 'small'}
            {...(wide && { className: '' })}
          >
            {submit}
          </DeskButton>
        </DeskForm>
      </div>
    </details>
  );
}

function useOwnAnswer({ intent, id = '' }: Pick<DeskFormProps, 'intent' | 'id'>) {
  const answer = useActionData<DeskAnswer>();
  return answer?.intent === intent && answer.id === String(id) ? answer : undefined;
}
