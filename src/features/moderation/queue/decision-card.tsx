import { Ban, Check, X, type LucideIcon } from 'lucide-react';
import { Form, useNavigation } from 'react-router';
import { useEffect, useRef, type ComponentProps } from 'react';
import { Button } from '#ui/button.tsx';
import { Written } from '#ui/written.tsx';
import { Field } from '#ui/field.tsx';
import { Select } from '#ui/select.tsx';
import { TextArea } from '#ui/text-area.tsx';
import { useKeptTexts } from '#ui/use-kept-texts.ts';
import {
  DECIDED,
  REASON_TEXT_MAX,
  REASONS,
  type Decision,
  type DecisionAnswer,
} from './decision.rules.ts';
import type { ItemView } from './get-item.server.ts';
import { UndoForm } from './news-line.tsx';

interface DecisionCardProps {
  item: ItemView;
  answer: DecisionAnswer | undefined;
}

/** What can be done about a profile. */
export function DecisionCard({ item, answer }: DecisionCardProps) {
  const { decisions, reason, last, since, news } = item;
  return (
    <section aria-labelledby="decision-heading" className="card grid gap-3 p-4 sm:p-5">
      <h2 id="decision-heading" className="text-subheading">
        {since === null ? 'Nothing waits here' : 'Your decision'}
      </h2>
      {reason && (
        <p className="border-l-4 border-mango pl-3 text-small text-ink-2">
          <span className="font-semibold text-ink">Told the provider: </span>
          <Written as="span">{reason}</Written>
        </p>
      )}
      {last && !news?.undo && (
        <div className="flex flex-wrap items-center justify-between gap-3 text-small text-ink-2">
          <p>
            Was {DECIDED[last.decision]} by <span dir="auto">{last.by}</span>, {last.at}.
          </p>
          <UndoForm decided={last} />
        </div>
      )}
      {decisions.includes('approve') && (
        <Form method="post" className="grid">
          <SendDecision
            item={item}
            decision="approve"
            data-decision="approve"
            aria-keyshortcuts="a"
          >
            <Check aria-hidden className="size-5" />
            Approve
          </SendDecision>
        </Form>
      )}
      {decisions.includes('reject') && (
        <ReasonForm decision="reject" title="Reject" icon={X} item={item} answer={answer} />
      )}
      {decisions.includes('suspend') && (
        <ReasonForm decision="suspend" title="Suspend" icon={Ban} item={item} answer={answer} />
      )}
    </section>
  );
}

interface SendDecisionProps extends ComponentProps<typeof Button> {
  item: ItemView;
  decision: Decision;
}

/** Sends the form around it, with what it is about. */
function SendDecision({ item: { slug, stamp }, decision, ...button }: SendDecisionProps) {
  const { state, formData } = useNavigation();
  const busy = state !== 'idle';
  const sent = busy && formData?.get('intent') === decision;
  return (
    <>
      <input type="hidden" name="slug" value={slug} />
      <input type="hidden" name="stamp" value={stamp} />
      <Button
        type="submit"
        name="intent"
        value={decision}
        disabled={busy}
        busy={sent}
        {...button}
      />
    </>
  );
}

interface ReasonFormProps extends DecisionCardProps {
  decision: Exclude<Decision, 'approve'>;
  title: string;
  icon: LucideIcon;
}

/** A decision that the provider has to be given a reason for. */
function ReasonForm({ decision, title, icon: Icon, item, answer }: ReasonFormProps) {
  const form = useRef<HTMLFormElement>(null);
  const own = answer?.decision === decision ? answer : undefined;
  const { errors, typed } = own ?? {};
  // A decision gives the profile a new stamp: what was sent does not come back.
  const keepTexts = useKeptTexts(form, `decide ${item.slug} ${item.stamp} ${decision}`, false);
  useEffect(() => {
    if (errors) form.current?.querySelector<HTMLElement>('[aria-invalid]')?.focus();
  }, [errors]);
  return (
    <details
      data-decision={decision}
      open={own ? true : undefined}
      className="group rounded-control border border-control"
    >
      <summary
        aria-keyshortcuts={decision[0]}
        className="flex min-h-12 items-center justify-center gap-2 rounded-control px-4 font-semibold transition group-open:border-b group-open:border-line hover:bg-surface-2"
      >
        <Icon aria-hidden className="size-5" />
        {title}…
      </summary>
      <Form ref={form} method="post" noValidate onInput={keepTexts} className="grid gap-4 p-4">
        <Field label="Reason" error={errors?.reason} required>
          <Select name="reason" defaultValue={typed?.reason ?? ''}>
            <option value="">Please choose</option>
            {REASONS[decision].map(({ id, label }) => (
              <option key={id} value={id}>
                {label}
              </option>
            ))}
          </Select>
        </Field>
        <Field
          label="What exactly"
          hint="The provider reads it, with the reason, in a mail and in the editor."
          error={errors?.text}
          counter={{ max: REASON_TEXT_MAX, length: typed?.text.length }}
        >
          <TextArea name="text" rows={3} maxLength={REASON_TEXT_MAX} defaultValue={typed?.text} />
        </Field>
        <SendDecision item={item} decision={decision} variant="danger">
          {title}
        </SendDecision>
      </Form>
    </details>
  );
}
