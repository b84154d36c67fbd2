import { StickyNote } from 'lucide-react';
import { paths } from '#platform/paths.ts';
import { ButtonLink } from '#ui/button-link.tsx';
import { Card } from '#ui/card.tsx';
import { EmptyState } from '#ui/empty-state.tsx';
import { StretchedLink } from '#ui/stretched-link.tsx';
import { When } from '#features/accounts/when.tsx';
import { ChoiceSelect, DeskFilter, DeskList, SearchField } from '../desk/desk-list.tsx';
import { DeskHeading } from '../desk/desk-heading.tsx';
import { Tag, type TagTone } from '../desk/tag.tsx';
import type { InboxView } from './inbox-desk.server.ts';
import { INBOX_STATUSES, INBOX_TOPICS, isUnanswered, type MessageStatus } from './inbox.rules.ts';

export function InboxScreen({ filter, messages, ...list }: InboxView) {
  return (
    <div className="grid gap-6">
      <DeskHeading title="Inbox">What visitors wrote to us, the longest waiting first.</DeskHeading>
      <DeskFilter label="Filter messages">
        <ChoiceSelect label="Status" name="status" value={filter.status} choices={INBOX_STATUSES} />
        <ChoiceSelect label="Topic" name="topic" value={filter.topic} choices={INBOX_TOPICS} />
        <SearchField label="Name, email or words" value={filter.search} />
      </DeskFilter>
      <DeskList {...list} of={['message', 'messages']} none={<NoMessages filter={filter} />}>
        {messages.map((message) => (
          <MessageCard key={message.id} message={message} />
        ))}
      </DeskList>
    </div>
  );
}

function MessageCard({ message }: { message: InboxView['messages'][number] }) {
  const { id, name, email, topic, start, status, hasNotes, createdAt, age } = message;
  return (
    <li>
      <Card interactive className="grid gap-2">
        <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
          <h2 className="min-w-0 text-subheading">
            <StretchedLink to={paths.adminMessage(id)}>{name}</StretchedLink>
          </h2>
          <MessageTags status={status} topic={topic} />
          {hasNotes && (
            <span className="inline-flex items-center gap-1 text-small text-ink-3">
              <StickyNote aria-hidden className="size-4" />
              Notes
            </span>
          )}
        </div>
        <p dir="auto" className="line-clamp-2 text-ink-2">
          {start}
        </p>
        <p dir="auto" className="text-small text-ink-3">
          {email} · <When at={createdAt} />
          {isUnanswered(status) && <span className="font-semibold"> · waiting for {age}</span>}
        </p>
      </Card>
    </li>
  );
}

const tones: Record<MessageStatus, TagTone> = {
  new: 'danger',
  open: 'accent',
  answered: 'success',
  closed: 'plain',
};

export function MessageTags({ status, topic }: { status: MessageStatus; topic: string | null }) {
  return (
    <>
      <Tag tone={tones[status]}>{INBOX_STATUSES[status]}</Tag>
      {topic && <Tag>{INBOX_TOPICS[topic] ?? topic}</Tag>}
    </>
  );
}

function NoMessages({ filter }: Pick<InboxView, 'filter'>) {
  const everything = filter.status === 'waiting' && !filter.topic && !filter.search;
  if (everything) return <EmptyState title="Nobody is waiting for an answer" />;
  return (
    <EmptyState
      title="No message is like that"
      actions={<ButtonLink to={paths.adminInbox}>Show who is waiting</ButtonLink>}
    >
      Choose another status or topic, or other words.
    </EmptyState>
  );
}
