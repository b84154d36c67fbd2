import { useActionData } from 'react-router';
import { Field } from '#ui/field.tsx';
import { TextArea } from '#ui/text-area.tsx';
import { Written } from '#ui/written.tsx';
import { DeskButton, DeskForm, type DeskAnswer } from '../desk/desk-form.tsx';
import type { InboxMessage } from './find-messages.server.ts';
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

/** What somebody wrote who came second: not sent, but not lost either. */
export function UnsentAnswer() {
  const reply = useActionData<DeskAnswer>();
  const text = reply?.intent === 'answer' && reply.failure ? reply.typed?.['answer'] : undefined;
  if (!text) return null;
  return (
    <section aria-labelledby="unsent-heading" className="card p-5 sm:p-6">
      <h2 id="unsent-heading" className="text-subheading">
        What you wrote, not sent
      </h2>
      <Written className="mt-3 max-w-prose text-ink-2">{text}</Written>
    </section>
  );
}
