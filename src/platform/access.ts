import type { Session } from './session-context.server.ts';

/** Who may use a page or an endpoint. Each declares one; a test lists them all. */
export type Access =
  | 'public'
  | 'signed-in'
  | 'provider'
  | 'specialist'
  | 'business'
  | 'admin'
  | 'operator';

export type Refusal = 'not-signed-in' | 'other-kind' | 'second-factor';

/** Why somebody may not use it, for both doors; null when they may. */
export function refusalOf(access: Access, session: Session | null): Refusal | null {
  // Operators show their token to the endpoint itself.
  if (access === 'public' || access === 'operator') return null;
  if (!session) return 'not-signed-in';
  if (!admits(access, session.account.kind)) return 'other-kind';
  return access === 'admin' && session.secondFactorMissing ? 'second-factor' : null;
}

function admits(access: Access, kind: Session['account']['kind']): boolean {
  if (access === 'signed-in') return true;
  return access === 'provider' ? kind !== 'admin' : kind === access;
}
