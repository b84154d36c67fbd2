import { Field } from '#ui/field.tsx';
import { TextArea } from '#ui/text-area.tsx';
import { DeskButton } from '../desk/desk-button.tsx';
import { DeskForm } from '../desk/desk-form.tsx';
import type { InboxMessage } from './get-message.server.ts';
import { ANSWER_MAX } from './inbox.rules.ts';

export function AnswerForm({ message: { id, name, email } }: { message: InboxMessage }) {
  return (
    <section aria-labelledby="answer-form-heading" className="card p-5 sm:p-6">
      <h2 id="answer-form-heading" className="text-subheading">
        Answer by mail
      </h2>
      <p className="mt-1 text-small text-ink-2">
        Goes to {email}, with the message below it. What {name} writes back comes to the staff
        address.
      </p>
      <DeskForm intent="answer" id={id} className="mt-4 grid gap-4">
        {({ error, start }) => (
          <>
            <Field
              label="Your answer"
              error={error('answer')}
              required
              counter={{ max: ANSWER_MAX, length: start('answer').length }}
            >
              <TextArea
                name="answer"
                rows={8}
                maxLength={ANSWER_MAX}
                defaultValue={start('answer')}
                className="min-h-44"
              />
            </Field>
            <DeskButton size="medium" busyLabel="Sending..." className="sm:justify-self-start">
              Send the answer
            </DeskButton>
          </>
        )}
      </DeskForm>
    </section>
  );
}
