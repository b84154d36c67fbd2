import { staffInbox } from '#messages';
import { use, useLayoutEffect, useRef, useState } from 'react';
import { useNavigation } from 'react-router';
import { staffPaths } from '#platform/staff-paths.ts';
import { Card } from '#ui/card.tsx';
import { Written } from '#ui/written.tsx';
import { When } from '#features/accounts/when.tsx';
import { DeskField, useDeskField } from '../desk/desk-field.tsx';
import { ActButton, DeskButton, DeskForm, DeskFormContext } from '../desk/desk-form.tsx';
import { DeskCard, DeskHeading, UnsentText } from '../desk/desk-heading.tsx';
import type { InboxMessage } from './inbox-desk.server.ts';
import { MessageTags } from './inbox-screen.tsx';
import { ANSWER_MAX, isUnanswered, NOTES_MAX } from './inbox.rules.ts';

export function MessageScreen(message: InboxMessage) {
  const { id, name, email, topic, status, createdAt } = message;
  const waiting = isUnanswered(status);
  return (
    <div className="grid gap-6">
      <DeskHeading
        title={staffInbox.from(name)}
        trail={[{ label: staffInbox.title, to: staffPaths.inbox }]}
        current={name}
      >
        <p className="flex flex-wrap items-center gap-x-3 gap-y-1">
          <MessageTags status={status} topic={topic} />
          <a href={`mailto:${email}`} dir="auto" className="min-w-0 underline underline-offset-4">
            {email}
          </a>
          <When at={createdAt} />
        </p>
      </DeskHeading>
      <div className="grid items-start gap-6 lg:grid-cols-[minmax(0,1fr)_minmax(0,22rem)]">
        <div className="grid gap-6">
          <Card>
            <h2 className="sr-only">{staffInbox.theMessage}</h2>
            <Written className="max-w-prose">{message.message}</Written>
          </Card>
          {message.answer && <SentAnswer message={message} />}
          {waiting ? (
            <AnswerForm message={message} />
          ) : (
            <UnsentText field="answer" intents={['answer']} />
          )}
        </div>
        <div className="grid gap-6">
          <NotesForm id={id} notes={message.notes ?? ''} />
          <div className="flex flex-wrap gap-3">
            {!waiting && (
              <ActButton intent="reopen" id={id}>
                {staffInbox.reopen}
              </ActButton>
            )}
            {status !== 'closed' && (
              <ActButton intent="close" id={id}>
                {waiting ? staffInbox.closeUnanswered : staffInbox.close}
              </ActButton>
            )}
          </div>
        </div>
      </div>
    </div>
  );
}

function SentAnswer({ message: { answer, answeredAt, answeredBy } }: { message: InboxMessage }) {
  return (
    <DeskCard title={staffInbox.ourAnswer} className="bg-accent-soft!">
      <p className="-mt-2 text-small text-ink-2">
        {answeredBy ?? staffInbox.somebodyGone}
        {answeredAt && (
          <>
            {' · '}
            <When at={answeredAt} />
          </>
        )}
      </p>
      {answer && <Written className="max-w-prose">{answer}</Written>}
    </DeskCard>
  );
}

function AnswerForm({ message: { id, name, email } }: { message: InboxMessage }) {
  return (
    <DeskCard title={staffInbox.answerByMail}>
      <p dir="auto" className="-mt-2 text-small wrap-anywhere text-ink-2">
        {staffInbox.answerGoes(email, name)}
      </p>
      <DeskForm intent="answer" id={id} className="grid gap-4">
        <DeskField
          name="answer"
          label={staffInbox.yourAnswer}
          lines={8}
          maxLength={ANSWER_MAX}
          counted
          required
          className="min-h-44"
        />
        <DeskButton busyLabel={staffInbox.sending} className="sm:justify-self-start">
          {staffInbox.send}
        </DeskButton>
      </DeskForm>
    </DeskCard>
  );
}

function NotesForm({ id, notes }: { id: number; notes: string }) {
  return (
    <DeskForm intent="notes" id={id} className="card grid gap-4 p-5 sm:p-6">
      <NotesSeen notes={notes} />
      <DeskField
        name="notes"
        label={staffInbox.notes}
        hint={staffInbox.notesHint}
        start={notes}
        lines={4}
        maxLength={NOTES_MAX}
      />
      <NotesNow notes={notes} />
      <DeskButton variant="secondary" size="small">
        {staffInbox.saveNotes}
      </DeskButton>
    </DeskForm>
  );
}

/** Other notes may come along while somebody writes: they are seen where they stand in the field, or beside a refusal. */
function NotesSeen({ notes }: { notes: string }) {
  const { own } = use(DeskFormContext);
  const { state } = useNavigation();
  const input = useRef<HTMLInputElement>(null);
  const [seen, setSeen] = useState(notes);
  useLayoutEffect(() => {
    const field = input.current!.form!.elements.namedItem('notes') as HTMLTextAreaElement;
    if (state === 'idle' && (own || field.value === notes)) setSeen(notes);
  }, [own, state, notes]);
  return <input ref={input} type="hidden" name="seen" value={seen} />;
}

function NotesNow({ notes }: { notes: string }) {
  const { error } = useDeskField('notes');
  if (!error || !notes) return null;
  return (
    <p className="rounded-card bg-surface-2 px-4 py-3.5 text-ink-2">
      <strong className="font-semibold text-ink">{staffInbox.nowTheyRead}</strong>{' '}
      <Written as="span">{notes}</Written>
    </p>
  );
}
