import type { LucideIcon } from 'lucide-react';
import { useEffect, useRef } from 'react';
import { Form } from 'react-router';
import { Button } from '#ui/button.tsx';
import { Field } from '#ui/field.tsx';
import { Select } from '#ui/select.tsx';
import { TextArea } from '#ui/text-area.tsx';
import { useKeptTexts } from '#ui/use-kept-texts.ts';
import { REASON_TEXT_MAX, REASONS } from './decision.rules.ts';
import type { DecisionAnswer, ItemView } from './queue-view.ts';

interface ReasonFormProps {
  decision: 'reject' | 'suspend';
  title: string;
  icon: LucideIcon;
  item: ItemView;
  answer: DecisionAnswer | undefined;
  busy: boolean;
  sent: boolean;
}

/** A decision that the provider has to be given a reason for. */
export function ReasonForm(props: ReasonFormProps) {
  const { decision, title, icon: Icon, item, answer, busy, sent } = props;
  const form = useRef<HTMLFormElement>(null);
  const { errors, typed } = answer ?? {};
  // A decision gives the profile a new stamp: what was sent does not come back.
  const keepTexts = useKeptTexts(form, `decide ${item.slug} ${item.stamp} ${decision}`, false);
  useEffect(() => {
    if (errors) form.current?.querySelector<HTMLElement>('[aria-invalid]')?.focus();
  }, [errors]);
  return (
    <details
      data-decision={decision}
      open={answer ? true : undefined}
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
        <input type="hidden" name="slug" value={item.slug} />
        <input type="hidden" name="stamp" value={item.stamp} />
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
        <Button
          type="submit"
          name="intent"
          value={decision}
          variant="danger"
          disabled={busy}
          busy={sent}
        >
          {title}
        </Button>
      </Form>
    </details>
  );
}
