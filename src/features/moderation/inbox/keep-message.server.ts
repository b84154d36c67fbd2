import { and, eq, inArray, sql } from 'drizzle-orm';
import { tooLong } from '#features/accounts/text.rules.ts';
import { contactMessages } from '#platform/db/tables/messages.ts';
import { AppError } from '#platform/errors.ts';
import type { Services } from '#platform/services.server.ts';
import { recordAct, type Actor } from '#features/accounts/record-act.server.ts';
import { getMessage } from './find-messages.server.ts';
import { INBOX_MESSAGES, NOTES_MAX, type MessageStatus } from './inbox.rules.ts';

interface Which {
  actor: Actor;
  id: number;
}

/** Notes are for staff alone. `seen` is what the writer had before their eyes: nobody's notes are overwritten unread. */
export async function saveNotes(
  { db }: Pick<Services, 'db'>,
  { actor, id, notes, seen }: Which & { notes: string; seen: string },
): Promise<void> {
  if (notes.length > NOTES_MAX)
    throw new AppError('bad-input', tooLong('Notes', NOTES_MAX), { field: 'notes' });
  await db.transaction(async (tx) => {
    const before = await getMessage(tx, id);
    const [saved] = await tx
      .update(contactMessages)
      .set({
        notes: notes || null,
        // Whoever takes a note has taken the message up.
        status: sql`case when ${contactMessages.status} = 'new' then 'open' else ${contactMessages.status} end`,
      })
      .where(and(eq(contactMessages.id, id), sql`coalesce(${contactMessages.notes}, '') = ${seen}`))
      .returning({ status: contactMessages.status });
    if (!saved) throw new AppError('conflict', INBOX_MESSAGES.notesChanged, { field: 'notes' });
    await recordAct(tx, {
      actor,
      action: 'message.note',
      objectKind: 'message',
      objectId: id,
      before: { status: before.status, notes: before.notes },
      after: { status: saved.status, notes: notes || null },
    });
  });
}

/** Closes without an answer: nothing is mailed. */
export const closeMessage = (services: Pick<Services, 'db'>, which: Which): Promise<void> =>
  move(services, which, {
    action: 'message.close',
    from: ['new', 'open', 'answered'],
    to: 'closed',
    late: INBOX_MESSAGES.notOpen,
  });

export const reopenMessage = (services: Pick<Services, 'db'>, which: Which): Promise<void> =>
  move(services, which, {
    action: 'message.reopen',
    from: ['answered', 'closed'],
    to: 'open',
    late: INBOX_MESSAGES.notDone,
  });

interface Step {
  action: string;
  from: MessageStatus[];
  to: MessageStatus;
  /** What is said to whoever comes second. */
  late: string;
}

async function move(
  { db }: Pick<Services, 'db'>,
  { actor, id }: Which,
  { action, from, to, late }: Step,
): Promise<void> {
  await db.transaction(async (tx) => {
    const { status } = await getMessage(tx, id);
    const [moved] = await tx
      .update(contactMessages)
      .set({ status: to })
      .where(and(eq(contactMessages.id, id), inArray(contactMessages.status, from)))
      .returning({ id: contactMessages.id });
    if (!moved) throw new AppError('conflict', late);
    await recordAct(tx, {
      actor,
      action,
      objectKind: 'message',
      objectId: id,
      before: { status },
      after: { status: to },
    });
  });
}
