import type { Services } from '#platform/services.server.ts';
import type { DeskActs } from '../desk/desk-acts.server.ts';
import { choiceIn, pageIn, deskPagesFor, searchIn } from '../desk/desk.rules.ts';
import { howLong } from '../desk/how-long.server.ts';
import { answerMessage } from './answer-message.server.ts';
import { answerSent, INBOX_MESSAGES, INBOX_STATUSES, INBOX_TOPICS } from './inbox.rules.ts';
import { closeMessage, reopenMessage, saveNotes } from './keep-message.server.ts';
import { listMessages } from './find-messages.server.ts';

export async function loadInbox({ db, clock }: Services, query: URLSearchParams) {
  const page = pageIn(query);
  const filter = {
    status: choiceIn(query, 'status', INBOX_STATUSES),
    topic: choiceIn(query, 'topic', INBOX_TOPICS),
    search: searchIn(query),
  };
  const { rows, total } = await listMessages(db, filter, page);
  const now = clock.now().getTime();
  const messages = rows.map((row) => ({
    ...row,
    age: howLong(now - row.createdAt.getTime()),
  }));
  return { filter, messages, total, page, pages: deskPagesFor(total) };
}

export type InboxView = Awaited<ReturnType<typeof loadInbox>>;

export const inboxActs: DeskActs = {
  async answer({ services, actor, id, read }) {
    const { email } = await answerMessage(services, { actor, id: id(), text: read('answer') });
    return answerSent(email);
  },
  async notes({ services, actor, id, read }) {
    const [notes, seen] = [read('notes'), read('seen')];
    await saveNotes(services, { actor, id: id(), notes, seen });
    return INBOX_MESSAGES.notesSaved;
  },
  async close({ services, actor, id }) {
    await closeMessage(services, { actor, id: id() });
    return INBOX_MESSAGES.closed;
  },
  async reopen({ services, actor, id }) {
    await reopenMessage(services, { actor, id: id() });
    return INBOX_MESSAGES.reopened;
  },
};
