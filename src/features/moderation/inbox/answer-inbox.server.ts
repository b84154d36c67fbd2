import { servicesContext } from '#platform/services.server.ts';
import { answerDesk, idOf, type DeskActs } from '../desk/answer-desk.server.ts';
import { choiceIn, pageIn, pagesFor, searchIn } from '../desk/desk-page.rules.ts';
import { howLong } from '../desk/how-long.ts';
import { orNotFound } from '../desk/or-not-found.server.ts';
import type { Asked } from '../desk/asked.ts';
import { answerMessage } from './answer-message.server.ts';
import { getMessage } from './get-message.server.ts';
import { answerSent, INBOX_MESSAGES, INBOX_STATUSES, INBOX_TOPICS } from './inbox.rules.ts';
import { closeMessage, reopenMessage, saveNotes } from './keep-message.server.ts';
import { listMessages } from './list-messages.server.ts';

export async function loadInbox(asked: Asked) {
  const { db, clock } = asked.context.get(servicesContext);
  const query = new URL(asked.request.url).searchParams;
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
  return { filter, messages, total, page, pages: pagesFor(total) };
}

export type InboxView = Awaited<ReturnType<typeof loadInbox>>;

export async function loadMessage(asked: Asked, id: string | undefined) {
  const { db } = asked.context.get(servicesContext);
  return orNotFound(async () => getMessage(db, idOf(id)));
}

const acts: DeskActs = {
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

export const answerInbox = (asked: Asked) => answerDesk(asked, acts);
