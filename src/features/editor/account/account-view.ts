import type { FieldErrors } from './account.rules.ts';
import type { AccountKind, AccountSectionId } from './account-sections.ts';

export interface PendingEmail {
  email: string;
  sentAt: string;
  /** How long until another code may be asked for. */
  resendInSeconds: number;
}

export interface WorkEmailView {
  email: string;
  confirmed: boolean;
  pending: PendingEmail | null;
}

export interface DeviceView {
  id: number;
  device: string;
  signedInAt: string;
  lastSeenAt: string;
  isThisOne: boolean;
}

export interface VisibilityView {
  /** The address of the public profile. */
  path: string;
  /** Since when it is paused, if it is. */
  pausedAt: string | null;
  listed: boolean;
  reviewStatus: 'pending' | 'approved' | 'rejected' | 'suspended';
}

/** What the account page shows. */
export interface AccountView {
  kind: AccountKind;
  email: string;
  pending: PendingEmail | null;
  /** Null for staff, and where the profile shows none. */
  workEmail: WorkEmailView | null;
  devices: readonly DeviceView[];
  /** Null for staff, who have no profile. */
  visibility: VisibilityView | null;
}

/** What became of a form. */
export interface AccountAnswer {
  /** Absent when no answer came at all. */
  section?: AccountSectionId;
  done?: string;
  failure?: string;
  errors?: FieldErrors;
  /** What was typed and may be shown again: never a password. */
  typed?: { email: string; confirmation: string };
  deleted?: boolean;
}
