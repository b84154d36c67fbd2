import { desc } from 'drizzle-orm';
import { RouterContextProvider } from 'react-router';
import type { DeskActs } from '#features/moderation/desk/desk-acts.server.ts';
import { createSession, findSession } from '#features/accounts/session.server.ts';
import { accounts } from '#platform/db/tables/accounts.ts';
import { auditLog } from '#platform/db/tables/moderation.ts';
import { servicesContext, type Services } from '#platform/services.server.ts';
import { sessionContext, type Session } from '#platform/session-context.server.ts';

/** A member of staff who is signed in. */
export async function newStaff(services: Services, email = 'staff@kanek.example') {
  const { db, env, clock } = services;
  const [account] = await db
    .insert(accounts)
    .values({ kind: 'admin', email, passwordHash: '!' })
    .returning({ id: accounts.id });
  const who = { accountId: account!.id, userAgent: 'Firefox/1 Linux' };
  const token = await createSession(db, clock.now(), env, who);
  const session = await findSession(db, clock.now(), env, token);
  return { session: session!, actor: { id: account!.id, email } };
}

type Staff = Awaited<ReturnType<typeof newStaff>>;

/** What a page's loader or action gets when somebody asks for it. */
export function ask(
  services: Services,
  session: Session | null,
  path: string,
  fields?: Record<string, string>,
) {
  const context = new RouterContextProvider();
  context.set(servicesContext, services);
  context.set(sessionContext, session);
  const body = fields && new URLSearchParams(fields);
  const request = new Request(`http://localhost${path}`, body ? { method: 'POST', body } : {});
  return { request, context };
}

/** One act of a desk, as its form would have it done. */
export const act = (
  acts: DeskActs,
  services: Services,
  { session, actor }: Pick<Staff, 'session' | 'actor'>,
  fields: Record<string, string | number>,
) =>
  acts[fields['intent']!]!({
    services,
    session,
    actor,
    read: (field) => String(fields[field] ?? ''),
    id: () => Number(fields['id']),
  });

/** What the log says, newest first. */
export const logOf = ({ db }: Services) => db.select().from(auditLog).orderBy(desc(auditLog.id));

/** What becomes of an act: `done`, or what was said against it. */
export const outcome = (doing: Promise<unknown>): Promise<string> =>
  doing.then(
    () => 'done',
    (error: Error) => error.message,
  );
