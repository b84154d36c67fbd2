import { useEffect, useRef, useState, type FormEvent } from 'react';
import { useFetcher } from 'react-router';
import { CONTACT_EMAIL_MAX } from '#features/messages/contact.rules.ts';
import { FormTrap } from '#features/messages/form-trap.tsx';
import type { Provider } from '#features/search/profile/provider-summary.tsx';
import { Alert } from '#ui/alert.tsx';
import { Button } from '#ui/button.tsx';
import { Field } from '#ui/field.tsx';
import { Select } from '#ui/select.tsx';
import { TextArea } from '#ui/text-area.tsx';
import { TextInput } from '#ui/text-input.tsx';
import { textOf } from '#ui/text-of.ts';
import type { ReportAnswer } from './answer-report.server.ts';
import { ReportDone } from './report-done.tsx';
import { REPORT_TEXTS as TEXTS } from './report-texts.ts';
import {
  checkReport,
  REPORT_REASONS,
  REPORT_TEXT_MAX,
  tidyReport,
  type ReportErrors,
  type ReportFields,
  type ReportKind,
} from './report.rules.ts';

export interface ReportFormProps {
  kind: ReportKind;
  provider: Provider;
  /** This visitor has reported it before. */
  already: boolean;
  start: ReportFields;
  stamp: string;
  /** What the page answered to a form that was sent without scripts. */
  posted: ReportAnswer | undefined;
}

/** Posts to its own page, with or without scripts; once sent it gives way to the thanks. */
export function ReportForm({ kind, provider, already, start, stamp, posted }: ReportFormProps) {
  const fetcher = useFetcher<ReportAnswer>();
  const form = useRef<HTMLFormElement>(null);
  const busy = fetcher.state !== 'idle';
  const answer = fetcher.data ?? posted;
  const [own, setOwn] = useState<{ to: ReportAnswer | undefined; errors: ReportErrors }>();
  const errors = own && own.to === answer ? own.errors : (answer?.errors ?? {});
  const [begun] = useState(posted?.values ?? start);

  useEffect(() => {
    if (!answer || !form.current) return;
    // Whoever was caught by mistake gets through at the second try.
    control(form.current, 'website').value = '';
    if (answer.errors) focusFirst(form.current, answer.errors);
  }, [answer]);

  const done = answer?.done ?? (already && !answer ? 'already' : null);
  if (done) return <ReportDone done={done} provider={provider} />;

  const check = (event: FormEvent<HTMLFormElement>) => {
    const wrong = checkReport(kind, tidyReport(typedIn(event.currentTarget)));
    setOwn({ to: answer, errors: wrong ?? {} });
    if (!wrong) return;
    event.preventDefault();
    focusFirst(event.currentTarget, wrong);
  };
  const forgive = ({ target }: FormEvent) => {
    const { name } = target as HTMLInputElement;
    // Another reason may ask for no words.
    const text = name === 'reason' ? { text: undefined } : {};
    if (name in errors || name === 'reason')
      setOwn({ to: answer, errors: { ...errors, ...text, [name]: undefined } });
  };
  const failure = !busy && answer?.failure;

  return (
    <fetcher.Form
      ref={form}
      method="post"
      noValidate
      onSubmit={check}
      onInput={forgive}
      className="grid gap-5"
    >
      <input type="hidden" name="stamp" value={answer?.stamp ?? stamp} />
      <FormTrap />
      <Field label={TEXTS.reason} error={errors.reason} required>
        <Select name="reason" defaultValue={begun.reason}>
          <option value="">{TEXTS.choose}</option>
          {Object.entries(REPORT_REASONS[kind]).map(([name, label]) => (
            <option key={name} value={name}>
              {label}
            </option>
          ))}
        </Select>
      </Field>
      <Field
        label={TEXTS.details}
        hint={TEXTS.detailsHint}
        error={errors.text}
        counter={{ max: REPORT_TEXT_MAX, length: begun.text.length }}
      >
        <TextArea name="text" rows={5} defaultValue={begun.text} maxLength={REPORT_TEXT_MAX} />
      </Field>
      <Field label={TEXTS.email} hint={TEXTS.emailHint} error={errors.email}>
        <TextInput
          type="email"
          name="email"
          defaultValue={begun.email}
          maxLength={CONTACT_EMAIL_MAX}
          autoComplete="email"
          autoCapitalize="none"
          spellCheck={false}
        />
      </Field>
      <div>
        {/* Always there: a live region speaks only of what changes inside it. */}
        <div role="alert">
          {failure && (
            <Alert role="none" tone="danger" className="mb-5">
              {failure}
            </Alert>
          )}
        </div>
        <Button type="submit" size="large" wide busy={busy} busyLabel={TEXTS.sending}>
          {TEXTS.send}
        </Button>
        <p className="mt-4 text-small text-ink-2">{TEXTS.danger}</p>
      </div>
    </fetcher.Form>
  );
}

function typedIn(form: HTMLFormElement): ReportFields {
  const data = new FormData(form);
  return {
    reason: textOf(data, 'reason'),
    text: textOf(data, 'text'),
    email: textOf(data, 'email'),
  };
}

const control = (form: HTMLFormElement, name: string) =>
  form.elements.namedItem(name) as HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;

function focusFirst(form: HTMLFormElement, errors: ReportErrors): void {
  const name = (['reason', 'text', 'email'] as const).find((each) => errors[each]);
  if (name) control(form, name).focus();
}
