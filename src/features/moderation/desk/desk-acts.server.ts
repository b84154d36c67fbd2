import { or, sql, type SQL, type SQLWrapper } from 'drizzle-orm';
import { staff } from '#messages';
import type { Db } from '#platform/db/database.server.ts';
import { AppError } from '#platform/errors.ts';
import type { Services } from '#platform/services.server.ts';
import type { Permission } from '#platform/staff-roles.rules.ts';
import type { Session } from '#platform/session-context.server.ts';
import { recordAct, type Act, type Actor } from '#features/accounts/record-act.server.ts';
import { tooLong } from '#features/accounts/text.rules.ts';

export interface DeskWork {
  services: Services;
  session: Session;
  actor: Actor;
  /** What was typed into a field; empty where the form has none of that name. */
  read: (field: string) => string;
  /** The number of the thing that the form is about. */
  id: () => number;
}

/** Returns what to say when it is done, or the page to go on to. */
export interface DeskAct {
  (work: DeskWork): Promise<string | { to: string }>;
  /** Where not everybody who may open the desk may do it. */
  needs?: Permission;
}

/** What each form of a desk does, by its intent. */
export type DeskActs = Record<string, DeskAct>;

export const needing = (needs: Permission, act: DeskAct): DeskAct =>
  Object.assign((work: DeskWork) => act(work), { needs });

/** What an act changed, for the log, and what to say about it. It is about the thing of the form, unless it names another. */
export type Done = Partial<Pick<Act, 'action' | 'objectId' | 'before' | 'after'>> & {
  said: string;
};

/** An act and its line in the log, in one transaction: both, or neither. */
export const recorded =
  (action: string, act: (tx: Db, work: DeskWork) => Promise<Done>) =>
  (work: DeskWork): Promise<string> =>
    work.services.db.transaction(async (tx) => {
      const { said, objectId = work.id(), ...done } = await act(tx, work);
      await recordAct(tx, { actor: work.actor, objectId, action, ...done });
      return said;
    });

export function refuse(field: string, message: string): never {
  throw new AppError('bad-input', message, { field });
}

interface TextRule {
  label: string;
  max: number;
  /** What to say where nothing is written, if that is not all right. */
  missing?: string;
}

/** What was typed into a field, where it may stay so. */
export function readText({ read }: Pick<DeskWork, 'read'>, field: string, rule: TextRule): string {
  const text = read(field);
  if (!text && rule.missing) refuse(field, rule.missing);
  if (text.length > rule.max) refuse(field, tooLong(rule.label, rule.max));
  return text;
}

/** Numbers of rows come from addresses and forms: anything may stand there. */
export const isId = (text: string): boolean => /^[1-9]\d{0,14}$/.test(text);

export function idOf(text: string | undefined): number {
  if (!isId(text ?? '')) throw new AppError('not-found', staff.gone);
  return Number(text);
}

/** Finds a piece of text wherever it stands, in any case; without wildcards that somebody could type. */
export const containing = (column: SQLWrapper, text: string): SQL =>
  sql`strpos(lower(${column}), lower(${text})) > 0`;

/** The same in any of these columns; no condition where nothing is looked for. */
export const anyContaining = (text: string, ...columns: SQLWrapper[]): SQL | undefined =>
  text ? or(...columns.map((column) => containing(column, text))) : undefined;
