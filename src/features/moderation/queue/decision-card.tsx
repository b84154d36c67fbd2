import { Ban, Check, X, type LucideIcon, CircleCheck, Undo2 } from 'lucide-react';
import { staffQueue } from '#messages';
import { Written } from '#ui/written.tsx';
import { DeskCard, UnsentText } from '../desk/desk-heading.tsx';
import { DeskField, DeskSelect } from '../desk/desk-field.tsx';
import { ActButton, DisclosedForm } from '../desk/desk-form.tsx';
import { REASON_MAX } from '../desk/desk.rules.ts';
import { REASONS, type Decision } from './decision.rules.ts';
import type { ItemView } from './get-item.server.ts';
import type { News, DecidedView } from './find-decided.server.ts';

export function DecisionCard({ item }: { item: ItemView }) {
  const { slug, stamp, decisions, reason, last, since, news } = item;
  const gone = (['reject', 'suspend'] as const).filter((each) => !decisions.includes(each));
  return (
    <>
      <UnsentText field="text" intents={gone} />
      <DeskCard title={since === null ? staffQueue.nothingWaitsHere : staffQueue.yourDecision}>
        {reason && (
          <p className="border-l-4 border-mango pl-3 text-small text-ink-2">
            <span className="font-semibold text-ink">{staffQueue.toldProvider}</span>
            <Written as="span">{reason}</Written>
          </p>
        )}
        {last && !news?.undo && (
          <div className="flex flex-wrap items-center justify-between gap-3 text-small text-ink-2">
            <p>
              {staffQueue.decidedBy(staffQueue.decided[last.decision])}
              <span dir="auto">{last.by}</span>, {last.at}.
            </p>
            <UndoForm decided={last} />
          </div>
        )}
        {decisions.includes('approve') && (
          <ActButton
            intent="approve"
            id={slug}
            hidden={{ stamp }}
            variant="primary"
            size="medium"
            wide
            data-decision="approve"
            aria-keyshortcuts="a"
          >
            <Check aria-hidden className="size-5" />
            {staffQueue.approve}
          </ActButton>
        )}
        {decisions.includes('reject') && <ReasonForm decision="reject" icon={X} item={item} />}
        {decisions.includes('suspend') && <ReasonForm decision="suspend" icon={Ban} item={item} />}
      </DeskCard>
    </>
  );
}

interface ReasonFormProps {
  decision: Exclude<Decision, 'approve'>;
  icon: LucideIcon;
  item: ItemView;
}

function ReasonForm({ decision, icon: Icon, item: { slug, stamp } }: ReasonFormProps) {
  const title = staffQueue[decision];
  const reasons = REASONS[decision].map(({ id }) => [id, staffQueue.reasons[id]] as const);
  return (
    <DisclosedForm
      submit={title}
      danger
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
      <DeskSelect
        name="reason"
        label={staffQueue.reason}
        first={staffQueue.choose}
        choices={reasons}
        required
      />
      <DeskField
        name="text"
        label={staffQueue.whatExactly}
        hint={staffQueue.providerReadsIt}
        lines={3}
        maxLength={REASON_MAX}
        counted
      />
    </DisclosedForm>
  );
}

/** What was just done, with the way back. The region is always there, so that it is read out. */
export function NewsLine({ news }: { news: News | null }) {
  return (
    <div role="status">
      {news && (
        <div className="flex flex-wrap items-center gap-x-4 gap-y-2 rounded-card border border-edge bg-success-soft px-4 py-2.5">
          <CircleCheck aria-hidden className="size-5.5 shrink-0 text-success" />
          <p className="min-w-0 grow font-medium">{news.text}</p>
          {news.undo && <UndoForm decided={news.undo} />}
        </div>
      )}
    </div>
  );
}

export function UndoForm({ decided }: { decided: DecidedView }) {
  const { slug, actId, name } = decided;
  return (
    <ActButton intent="undo" id={slug} hidden={{ act: actId }}>
      <Undo2 aria-hidden className="size-4.5" />
      {staffQueue.undo}
      <span className="sr-only">: {name}</span>
    </ActButton>
  );
}
