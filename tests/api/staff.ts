import { desc } from 'drizzle-orm';
import { RouterContextProvider } from 'react-router';
import type { DeskActs } from '#features/moderation/desk/desk-acts.server.ts';
import { createSession, findSession } from '#features/accounts/session.server.ts';
import { accounts } from '#platform/db/tables/accounts.ts';
import { auditLog } from '#platform/db/tables/moderation.ts';
import { servicesContext, type Services } from '#platform/services.server.ts';
import { sessionContext, type Session } from '#platform/session-context.server.ts';
import type { Browser } from './browser.ts';

/** A session of somebody, as if they had logged in. */
export async function openSession(
  { db, env, clock }: Services,
  accountId: number,
  more: Partial<Parameters<typeof createSession>[3]> = {},
) {
  const who = { accountId, userAgent: null, ...more };
  const token = await createSession(db, clock.now(), env, who);
  const session = await findSession(db, clock.now(), env, token);
  return { token, session: session! };
}

/** A member of staff who is signed in, past the second factor where it is said when. */
export async function newStaff(
  services: Services,
  email = 'staff@kanek.example',
  secondFactorAt: Date | null = null,
) {
  const factor = { totpSecret: secondFactorAt && 'sealed', totpConfirmedAt: secondFactorAt };
  const [account] = await services.db
    .insert(accounts)
    .values({ kind: 'admin', email, passwordHash: '!', ...factor })
    .returning({ id: accounts.id });
  const who = { secondFactorAt, userAgent: 'Firefox/1 Linux' };
  const opened = await openSession(services, account!.id, who);
  return { ...opened, actor: { id: account!.id, email } };
}

/** The same in a browser. */
export async function newStaffIn(browser: Browser, services: Services, email?: string) {
  const staff = await newStaff(services, email, services.clock.now());
  browser.cookies.set('session', staff.token);
  return staff;
}

export type Staff = Pick<Awaited<ReturnType<typeof newStaff>>, 'session' | 'actor'>;

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
  { session, actor }: Staff,
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
