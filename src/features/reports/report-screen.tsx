import { reports } from '#messages';
import { CONTACT_EMAIL_MAX } from '#features/messages/contact.rules.ts';
import { FormScreen, FormThanks } from '#features/messages/form-screen.tsx';
import { FormGuard, FormSend } from '#features/messages/form-send.tsx';
import { useCheckedForm, type FormAnswer } from '#features/messages/use-checked-form.ts';
import { ProviderSummary, type Provider } from '#features/profile-page/provider-summary.tsx';
import { Field } from '#ui/field.tsx';
import { Select } from '#ui/select.tsx';
import { TextArea } from '#ui/text-area.tsx';
import { paths } from '#platform/paths.ts';
import { ButtonLink } from '#ui/button-link.tsx';
import { EmailInput } from '#ui/email-input.tsx';
import { Stars } from '#ui/stars.tsx';
import { useKeptFields } from '#ui/use-kept-fields.ts';
import { Written } from '#ui/written.tsx';
import type { Reported } from './find-reported.server.ts';
import {
  checkReport,
  REPORT_TEXT_MAX,
  tidyReport,
  type ReportField,
  type ReportFields,
  type ReportKind,
} from './report.rules.ts';

interface ReportAnswer extends FormAnswer<ReportField> {
  done?: 'sent' | 'already';
}

interface ReportFormProps {
  kind: ReportKind;
  provider: Provider;
  already: boolean;
  start: ReportFields;
  stamp: string;
  /** What the page answered to a form that was sent without scripts. */
  posted: ReportAnswer | undefined;
}

export function ReportScreen({ review, ...form }: ReportFormProps & Pick<Reported, 'review'>) {
  const { kind, provider } = form;
  return (
    <FormScreen
      accent={provider.kind}
      title={reports.heading[kind]}
      intro={reports.intro[kind]}
      about={
        <>
          <ProviderSummary provider={provider} />
          {review && <QuotedReview {...review} />}
        </>
      }
    >
      <ReportForm {...form} />
    </FormScreen>
  );
}

/** What the report is about, so that nobody reports the wrong one. */
function QuotedReview({ author, stars, text, lang }: NonNullable<Reported['review']>) {
  return (
    <figure className="mt-6 max-w-prose rounded-card bg-surface px-4 py-3.5">
      <figcaption className="flex flex-wrap items-center gap-x-3 text-small font-semibold">
        <span dir="auto">{author}</span> <Stars rating={stars} />
      </figcaption>
      <Written as="blockquote" lang={lang} className="mt-1 line-clamp-5 text-small text-ink-2">
        {text}
      </Written>
    </figure>
  );
}

/** Posts to its own page, with or without scripts; once sent it gives way to the thanks. */
function ReportForm({ kind, provider, already, start, stamp, posted }: ReportFormProps) {
  const form = useCheckedForm<ReportField, ReportAnswer>({
    start,
    stamp,
    posted,
    check: (typed) => checkReport(kind, tidyReport(typed)),
    // Another reason may ask for no words.
    forgives: (changed) => (changed === 'reason' ? ['reason', 'text'] : [changed]),
  });
  const { Form, handlers, answer, begun, errors } = form;
  useKeptFields(handlers.ref, 'report');
  const done = answer?.done ?? (already && !answer ? 'already' : null);
  if (done) return <ReportDone sent={done === 'sent'} provider={provider} />;

  return (
    <Form {...handlers} className="grid gap-5">
      <FormGuard stamp={form.stamp} />
      <Field label={reports.reason} error={errors.reason} required>
        <Select name="reason" defaultValue={begun.reason}>
          <option value="">{reports.choose}</option>
          {Object.entries(reports.reasons[kind]).map(([name, label]) => (
            <option key={name} value={name}>
              {label}
            </option>
          ))}
        </Select>
      </Field>
      <Field
        label={reports.details}
        hint={reports.detailsHint}
        error={errors.text}
        counter={{ max: REPORT_TEXT_MAX, length: begun.text.length }}
      >
        <TextArea name="text" rows={5} defaultValue={begun.text} maxLength={REPORT_TEXT_MAX} />
      </Field>
      <Field label={reports.email} hint={reports.emailHint} error={errors.email}>
        <EmailInput defaultValue={begun.email} maxLength={CONTACT_EMAIL_MAX} />
      </Field>
      <FormSend failure={form.failure} busy={form.busy} texts={reports} />
      <p className="-mt-1 text-small text-ink-2">{reports.danger}</p>
    </Form>
  );
}

function ReportDone({ sent, provider: { kind, id } }: { sent: boolean; provider: Provider }) {
  return (
    <FormThanks
      title={sent ? reports.thanks : reports.already}
      text={sent ? reports.next : reports.alreadyNext}
    >
      <ButtonLink to={paths[kind](id)}>{reports.back}</ButtonLink>
      {!sent && (
        <ButtonLink to={`${paths.contact}?topic=report&profile=${id}`} variant="secondary">
          {reports.contact}
        </ButtonLink>
      )}
    </FormThanks>
  );
}
