import { staffInbox } from '#messages';
import { StickyNote } from 'lucide-react';
import { staffPaths } from '#platform/staff-paths.ts';
import { ButtonLink } from '#ui/button-link.tsx';
import { Card } from '#ui/card.tsx';
import { EmptyState } from '#ui/empty-state.tsx';
import { StretchedLink } from '#ui/stretched-link.tsx';
import { When } from '#features/accounts/when.tsx';
import { ChoiceSelect, DeskFilter, DeskList, SearchField } from '../desk/desk-list.tsx';
import { DeskHeading } from '../desk/desk-heading.tsx';
import { StateTag, Tag } from '../desk/tag.tsx';
import type { InboxView } from './inbox-desk.server.ts';
import { inboxTopics, isUnanswered, type MessageStatus } from './inbox.rules.ts';

export function InboxScreen({ filter, messages, ...list }: InboxView) {
  return (
    <div className="grid gap-6">
      <DeskHeading title={staffInbox.title}>{staffInbox.lead}</DeskHeading>
      <DeskFilter label={staffInbox.filter} chosen={filter}>
        <ChoiceSelect label={staffInbox.status} name="status" choices={staffInbox.statuses} />
        <ChoiceSelect label={staffInbox.topic} name="topic" choices={inboxTopics()} />
        <SearchField label={staffInbox.search} />
      </DeskFilter>
      <DeskList {...list} of={staffInbox.counted} none={<NoMessages filter={filter} />}>
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
            <StretchedLink to={staffPaths.message(id)}>{name}</StretchedLink>
          </h2>
          <MessageTags status={status} topic={topic} />
          {hasNotes && (
            <span className="inline-flex items-center gap-1 text-small text-ink-3">
              <StickyNote aria-hidden className="size-4" />
              {staffInbox.notes}
            </span>
          )}
        </div>
        <p dir="auto" className="line-clamp-2 text-ink-2">
          {start}
        </p>
        <p dir="auto" className="text-small text-ink-3">
          {email} · <When at={createdAt} />
          {isUnanswered(status) && (
            <span className="font-semibold"> · {staffInbox.waitingFor(age)}</span>
          )}
        </p>
      </Card>
    </li>
  );
}

export function MessageTags({ status, topic }: { status: MessageStatus; topic: string | null }) {
  return (
    <>
      <StateTag state={status} words={staffInbox.statuses} />
      {topic && <Tag>{inboxTopics()[topic] ?? topic}</Tag>}
    </>
  );
}

function NoMessages({ filter }: Pick<InboxView, 'filter'>) {
  const everything = filter.status === 'waiting' && !filter.topic && !filter.search;
  if (everything) return <EmptyState title={staffInbox.nobodyWaits} />;
  return (
    <EmptyState
      title={staffInbox.none}
      actions={<ButtonLink to={staffPaths.inbox}>{staffInbox.showWaiting}</ButtonLink>}
    >
      {staffInbox.noneHint}
    </EmptyState>
  );
}
