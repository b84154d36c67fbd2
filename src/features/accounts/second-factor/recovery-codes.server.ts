import { randomBytes } from 'node:crypto';
import type { Secret } from '#platform/secret.server.ts';
import { toBase32 } from './totp.server.ts';
import { RECOVERY_CODES } from './second-factor.rules.ts';

const CODE_LENGTH = 10;

/** Each opens the door once, when the device is lost. */
export const newRecoveryCodes = (): string[] =>
  Array.from({ length: RECOVERY_CODES }, () =>
    toBase32(randomBytes(7)).slice(0, CODE_LENGTH).toLowerCase(),
  );

/** Easier to copy by hand. */
export const spellRecoveryCode = (code: string): string => code.replace(/^(.{5})/, '$1-');

export const hashRecoveryCode = (secret: Secret, accountId: number, code: string): string =>
  secret.sign('recovery-code', String(accountId), code);
