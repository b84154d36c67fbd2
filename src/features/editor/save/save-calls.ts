import { accountHome } from '#features/accounts/account-home.ts';
import type { ProviderKind } from '#platform/provider-kind.rules.ts';
import type { EditorProfile } from '../editor-profile.ts';
import { sendWithProgress, type Answer } from './send-with-progress.ts';

const SAVE = '/api/profile/save';
const CONFIRM = '/api/profile/confirm';
const PATIENCE_MS = 20_000;
const NOT_SIGNED_IN = 401;
const CONFLICT = 409;

export type SaveOutcome =
  | { is: 'saved'; version: number; waiting: boolean }
  /** Somebody else, or the same person in another tab, was faster. */
  | { is: 'conflict' }
  | { is: 'expired' }
  | { is: 'refused'; message: string | null; field: string | null; taken: boolean };

/** Rejects when there was no answer. */
export async function callSave(
  body: FormData,
  onProgress: (share: number) => void,
): Promise<SaveOutcome> {
  return readOutcome(await sendWithProgress(SAVE, body, { onProgress }));
}

export function readOutcome({ status, body }: Answer): SaveOutcome {
  const { success, version, waiting, error, field } = body;
  if (success === true && typeof version === 'number')
    return { is: 'saved', version, waiting: waiting === true };
  if (status === NOT_SIGNED_IN) return { is: 'expired' };
  if (status === CONFLICT && field === 'version') return { is: 'conflict' };
  return {
    is: 'refused',
    message: typeof error === 'string' && error !== '' ? error : null,
    field: typeof field === 'string' ? field : null,
    taken: status === CONFLICT,
  };
}

/** The profile as it is saved by now; null when nobody is signed in who may see it. Throws when there was no answer. */
export async function fetchNewest(kind: ProviderKind): Promise<EditorProfile | null> {
  const response = await fetch(accountHome(kind), {
    headers: { Accept: 'application/json' },
    signal: AbortSignal.timeout(PATIENCE_MS),
  });
  if (response.status === NOT_SIGNED_IN) return null;
  if (!response.ok) throw new Error(`The profile could not be loaded: ${response.status}`);
  return (await response.json()) as EditorProfile;
}

/** The day of the confirmation, or null when nobody is signed in. Throws when there was no good answer. */
export async function callConfirm(): Promise<string | null> {
  const response = await fetch(CONFIRM, {
    method: 'POST',
    headers: { Accept: 'application/json' },
    signal: AbortSignal.timeout(PATIENCE_MS),
  });
  if (response.status === NOT_SIGNED_IN) return null;
  const { confirmedAt } = (await response.json()) as { confirmedAt?: unknown };
  if (!response.ok || typeof confirmedAt !== 'string') throw new Error('No confirmation');
  return confirmedAt;
}
