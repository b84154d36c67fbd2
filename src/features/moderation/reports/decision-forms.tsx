import { Field } from '#ui/field.tsx';
import { TextArea } from '#ui/text-area.tsx';
import { DeskButton } from '../desk/desk-button.tsx';
import { DeskForm } from '../desk/desk-form.tsx';
import { Disclosure } from '../desk/disclosure.tsx';
import { RemovalFields } from '../reviews/removal-fields.tsx';
import type { ReportsView } from './reports-desk.server.ts';
import { nameReported, SUSPENSION_REASON_MAX } from './reports-desk.rules.ts';

interface DecisionFormsProps {
  item: ReportsView['items'][number];
}

export function DecisionForms({ item: { reported, open, profile } }: DecisionFormsProps) {
  const id = nameReported(reported);
  const isReview = reported.kind === 'review';
  const upTo = Math.max(...open.map((report) => report.id));
  return (
    <div className="flex flex-wrap items-start gap-3">
      <DeskForm intent="dismiss" id={id} hidden={{ upTo }}>
        <DeskButton variant="secondary">Dismiss</DeskButton>
      </DeskForm>
      <Disclosure
        label={isReview ? 'Uphold and remove' : 'Uphold and suspend'}
        variant="danger"
        intent="uphold"
        id={id}
      >
        <DeskForm intent="uphold" id={id} className="grid gap-4">
          {(form) => (
            <>
              {isReview ? (
                <RemovalFields form={form} />
              ) : (
                <Field
                  label={`Why the profile of ${profile.name} is suspended`}
                  hint="The provider reads this."
                  error={form.error('reason')}
                  required
                >
                  <TextArea
                    name="reason"
                    maxLength={SUSPENSION_REASON_MAX}
                    defaultValue={form.start('reason')}
                  />
                </Field>
              )}
              <DeskButton variant="danger" className="justify-self-start">
                {isReview ? 'Remove the review' : 'Suspend the profile'}
              </DeskButton>
            </>
          )}
        </DeskForm>
      </Disclosure>
    </div>
  );
}
