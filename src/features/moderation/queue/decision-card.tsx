import { Ban, Check, X, type LucideIcon } from 'lucide-react';
import { Written } from '#ui/written.tsx';
import { DeskField, DeskSelect } from '../desk/desk-field.tsx';
import { DeskButton, DeskForm, DisclosedForm } from '../desk/desk-form.tsx';
import { DECIDED, REASON_TEXT_MAX, REASONS, type Decision } from './decision.rules.ts';
import type { ItemView } from './get-item.server.ts';
import { UndoForm } from './news-line.tsx';

/** What can be done about a profile. */
export function DecisionCard({ item }: { item: ItemView }) {
  const { slug, stamp, decisions, reason, last, since, news } = item;
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
        <DeskForm intent="approve" id={slug} hidden={{ stamp }} className="grid">
          <DeskButton size="medium" data-decision="approve" aria-keyshortcuts="a">
            <Check aria-hidden className="size-5" />
            Approve
          </DeskButton>
        </DeskForm>
      )}
      {decisions.includes('reject') && (
        <ReasonForm decision="reject" title="Reject" icon={X} item={item} />
      )}
      {decisions.includes('suspend') && (
        <ReasonForm decision="suspend" title="Suspend" icon={Ban} item={item} />
      )}
    </section>
  );
}

interface ReasonFormProps {
  decision: Exclude<Decision, 'approve'>;
  title: string;
  icon: LucideIcon;
  item: ItemView;
}

/** A decision that the provider has to be given a reason for. */
function ReasonForm({ decision, title, icon: Icon, item: { slug, stamp } }: ReasonFormProps) {
  const reasons = REASONS[decision].map(({ id, label }) => [id, label] as const);
  return (
    <DisclosedForm
      label={
        <>
          <Icon aria-hidden className="size-5" />
          {title}…
        </>
      }
      wide
      data-decision={decision}
      aria-keyshortcuts={decision[0]}
      intent={decision}
      id={slug}
      hidden={{ stamp }}
    >
      <DeskSelect name="reason" label="Reason" first="Please choose" choices={reasons} required />
      <DeskField
        name="text"
        label="What exactly"
        hint="The provider reads it, with the reason, in a mail and in the editor."
        lines={3}
        maxLength={REASON_TEXT_MAX}
        counted
      />
      <DeskButton variant="danger" size="medium">
        {title}
      </DeskButton>
    </DisclosedForm>
  );
}
