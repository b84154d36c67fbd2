import { paths } from '#platform/paths.ts';
import { Breadcrumbs } from '#ui/breadcrumbs.tsx';
import { Card } from '#ui/card.tsx';
import { Written } from '#ui/written.tsx';
import { When } from '#features/accounts/when.tsx';
import { Field } from '#ui/field.tsx';
import { TextArea } from '#ui/text-area.tsx';
import { DeskButton, DeskForm } from '../desk/desk-form.tsx';
import { DeskHeading } from '../desk/desk-heading.tsx';
import { Tag } from '../desk/tag.tsx';
import { AnswerForm, UnsentAnswer } from './answer-form.tsx';
import type { InboxMessage } from './find-messages.server.ts';
import { INBOX_TOPICS, isUnanswered, NOTES_MAX } from './inbox.rules.ts';
import { StatusTag } from './status-tag.tsx';

export function MessageScreen({ message }: { message: InboxMessage }) {
  const { id, name, email, topic, status, createdAt } = message;
  const waiting = isUnanswered(status);
  return (
    <div className="grid gap-6">
      <div className="grid gap-2">
        <Breadcrumbs trail={[{ label: 'Inbox', to: paths.adminInbox }]} current={name} />
        <DeskHeading title={`Message from ${name}`}>
          <p className="flex flex-wrap items-center gap-x-3 gap-y-1">
            <StatusTag status={status} />
            {topic && <Tag>{INBOX_TOPICS[topic] ?? topic}</Tag>}
            <a href={`mailto:${email}`} dir="auto" className="min-w-0 underline underline-offset-4">
              {email}
            </a>
            <When at={createdAt} />
          </p>
        </DeskHeading>
      </div>
      <div className="grid items-start gap-6 lg:grid-cols-[minmax(0,1fr)_minmax(0,22rem)]">
        <div className="grid gap-6">
          <Card>
            <h2 className="sr-only">The message</h2>
            <Written className="max-w-prose">{message.message}</Written>
          </Card>
          {message.answer && <SentAnswer message={message} />}
          {waiting ? <AnswerForm message={message} /> : <UnsentAnswer />}
        </div>
        <div className="grid gap-6">
          <NotesForm id={id} notes={message.notes ?? ''} />
          <div className="flex flex-wrap gap-3">
            {!waiting && (
              <DeskForm intent="reopen" id={id}>
                <DeskButton variant="secondary">Reopen</DeskButton>
              </DeskForm>
            )}
            {status !== 'closed' && (
              <DeskForm intent="close" id={id}>
                <DeskButton variant="secondary">
                  {waiting ? 'Close without an answer' : 'Close'}
                </DeskButton>
              </DeskForm>
            )}
          </div>
        </div>
      </div>
    </div>
  );
}

function SentAnswer({ message: { answer, answeredAt, answeredBy } }: { message: InboxMessage }) {
  return (
    <section aria-labelledby="answer-heading" className="card bg-accent-soft! p-5 sm:p-6">
      <h2 id="answer-heading" className="text-subheading">
        Our answer
      </h2>
      <p className="mt-1 text-small text-ink-2">
        {answeredBy ?? 'Somebody who has left'}
        {answeredAt && (
          <>
            {' · '}
            <When at={answeredAt} />
          </>
        )}
      </p>
      {answer && <Written className="mt-3 max-w-prose">{answer}</Written>}
    </section>
  );
}

function NotesForm({ id, notes }: { id: number; notes: string }) {
  return (
    <DeskForm
      intent="notes"
      id={id}
      hidden={{ seen: notes }}
      className="card grid gap-4 p-5 sm:p-6"
    >
      {({ error, start }) => (
        <>
          <Field label="Notes" hint="Only staff see them." error={error('notes')}>
            <TextArea name="notes" maxLength={NOTES_MAX} defaultValue={start('notes', notes)} />
          </Field>
          {error('notes') && notes && (
            <p className="rounded-card bg-surface-2 px-4 py-3.5 text-ink-2">
              <strong className="font-semibold text-ink">Now they read:</strong>{' '}
              <Written as="span">{notes}</Written>
            </p>
          )}
          <DeskButton variant="secondary" className="justify-self-start">
            Save the notes
          </DeskButton>
        </>
      )}
    </DeskForm>
  );
}
