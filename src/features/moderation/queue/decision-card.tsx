import { Ban, Check, X } from 'lucide-react';
import { Form, useNavigation } from 'react-router';
import { Button } from '#ui/button.tsx';
import { Written } from '#ui/written.tsx';
import { DECIDED } from './decision.rules.ts';
import type { DecisionAnswer, ItemView } from './queue-view.ts';
import { ReasonForm } from './reason-form.tsx';
import { UndoForm } from './undo-form.tsx';

interface DecisionCardProps {
  item: ItemView;
  answer: DecisionAnswer | undefined;
}

/** What can be done about a profile. */
export function DecisionCard({ item, answer }: DecisionCardProps) {
  const { slug, stamp, decisions, reason, last, since, news } = item;
  const { state, formData } = useNavigation();
  const busy = state !== 'idle';
  const sent = (decision: string) => busy && formData?.get('intent') === decision;
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
          <input type="hidden" name="slug" value={slug} />
          <input type="hidden" name="stamp" value={stamp} />
          <Button
            type="submit"
            name="intent"
            value="approve"
            data-decision="approve"
            aria-keyshortcuts="a"
            disabled={busy}
            busy={sent('approve')}
          >
            <Check aria-hidden className="size-5" />
            Approve
          </Button>
        </Form>
      )}
      {(['reject', 'suspend'] as const).map(
        (decision) =>
          decisions.includes(decision) && (
            <ReasonForm
              key={decision}
              decision={decision}
              title={decision === 'reject' ? 'Reject' : 'Suspend'}
              icon={decision === 'reject' ? X : Ban}
              item={item}
              answer={answer?.decision === decision ? answer : undefined}
              busy={busy}
              sent={sent(decision)}
            />
          ),
      )}
    </section>
  );
}
