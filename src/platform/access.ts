import type { Session } from './session-context.server.ts';
import { mayDo, type Permission } from './staff-roles.rules.ts';

export type StaffAccess = `staff/${Permission}`;

/** Who may use a page or an endpoint. Each declares one; a test lists them all. */
export type Access =
  | 'public'
  | 'signed-in'
  | 'provider'
  | 'specialist'
  | 'business'
  | StaffAccess
  | 'operator';

export type Refusal = 'not-signed-in' | 'other-kind' | 'second-factor' | 'other-role';

/** Why somebody may not use it, for both doors; null when they may. */
export function refusalOf(access: Access, session: Session | null): Refusal | null {
  // Operators show their token to the endpoint itself.
  if (access === 'public' || access === 'operator') return null;
  if (!session) return 'not-signed-in';
  const { kind, role } = session.account;
  const permission = permissionOf(access);
  if (!permission) return admits(access, kind) ? null : 'other-kind';
  if (kind !== 'admin') return 'other-kind';
  if (session.secondFactorMissing) return 'second-factor';
  return mayDo(role, permission) ? null : 'other-role';
}

/** What somebody of the staff has to be allowed; null where it is not for staff. */
export const permissionOf = (access: Access): Permission | null =>
  access.startsWith('staff/') ? (access.slice('staff/'.length) as Permission) : null;

function admits(access: Access, kind: Session['account']['kind']): boolean {
  if (access === 'signed-in') return true;
  return access === 'provider' ? kind !== 'admin' : kind === access;
}
