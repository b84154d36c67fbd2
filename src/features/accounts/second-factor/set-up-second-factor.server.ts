import { security } from '#messages';
import { eq } from 'drizzle-orm';
import { accounts, sessions } from '#platform/db/tables/accounts.ts';
import { AppError } from '#platform/errors.ts';
import { LIMITS } from '#platform/limits/limits.ts';
import { forgive, spend } from '#platform/limits/spend.server.ts';
import { qrDataUrl } from '#platform/qr.server.ts';
import { seal, unseal } from '#platform/secret.server.ts';
import type { Services } from '#platform/services.server.ts';
import { checkOwnPassword } from '../password.server.ts';
import { endSessions } from '../session.server.ts';
import { isStill, type Login } from '../find-account.server.ts';
import { recordAct } from '../record-act.server.ts';
import { spendTotp } from './second-step.server.ts';
import { sealTotpKey, newTotpKey, otpauthUri } from './totp.server.ts';
import { freshCodes, getStaffAccount, tellOwner } from './change-second-factor.server.ts';
import { SETUP_MINUTES, type SetupView } from './second-factor.rules.ts';

/** A new key. Whoever has a second factor already gives the password first, and keeps the old one until the end. */
export async function startSetup(
  services: Services,
  { accountId, password }: { accountId: number; password: string },
): Promise<SetupView> {
  const account = await getStaffAccount(services.db, accountId);
  if (account.totpConfirmedAt)
    await checkOwnPassword(services, { accountId, password, field: 'password' });
  const until = services.clock.now().getTime() + SETUP_MINUTES * 60_000;
  const key = newTotpKey();
  const sealed = seal(services.secret, purpose(account), `${until} ${key}`);
  return describeSetup(services, account, { sealed, key });
}

interface Confirmation {
  accountId: number;
  /** The device that asks stays signed in, all others do not. */
  sessionId: number;
  sealed: string;
  code: string;
}

/** The first right code turns it on. Returns the recovery codes, which nobody can read again. */
export async function confirmSetup(
  services: Services,
  { accountId, sessionId, sealed, code }: Confirmation,
): Promise<string[]> {
  const { db, clock, secret } = services;
  const account = await getStaffAccount(db, accountId);
  const key = findKey(services, account, sealed);
  if (!key) throw new AppError('conflict', security.setupGone);
  const whose = `second factor of ${accountId}`;
  await spend(db, clock.now(), LIMITS.secondFactorTries, whose);
  await spendTotp(services, accountId, key, code);
  await forgive(db, LIMITS.secondFactorTries, whose);

  const now = clock.now();
  const { codes, hashes } = freshCodes(secret, accountId);
  await db.transaction(async (tx) => {
    const turnedOn = await tx
      .update(accounts)
      .set({
        totpSecret: sealTotpKey(secret, accountId, key),
        totpConfirmedAt: now,
        recoveryCodeHashes: hashes,
      })
      .where(isStill(account));
    if (!turnedOn.rowCount) throw new AppError('conflict', security.setupGone);
    await tx.update(sessions).set({ secondFactorAt: now }).where(eq(sessions.id, sessionId));
    await endSessions(tx, { accountId, keep: sessionId });
    await recordAct(tx, {
      actor: account,
      action: 'account.second-factor',
      objectKind: 'account',
      objectId: accountId,
      before: { secondFactor: account.totpConfirmedAt ? 'another device' : 'off' },
      after: { secondFactor: 'on' },
      at: now,
    });
    await tellOwner(services, account, 'on', tx);
  });
  return codes;
}

/** The same key again, after a wrong code; null when its time is over. */
export async function findSetup(
  services: Services,
  { accountId, sealed }: { accountId: number; sealed: string },
): Promise<SetupView | null> {
  const account = await getStaffAccount(services.db, accountId);
  const key = findKey(services, account, sealed);
  return key === null ? null : describeSetup(services, account, { sealed, key });
}

/** For this account, and as long as nothing else was set up meanwhile. */
const purpose = ({ id, totpConfirmedAt }: Login) => [
  'totp-setup',
  String(id),
  String(totpConfirmedAt?.getTime() ?? 'off'),
];

function findKey({ secret, clock }: Services, account: Login, sealed: string): string | null {
  const [until, key] = (unseal(secret, purpose(account), sealed) ?? '').split(' ');
  return key && Number(until) > clock.now().getTime() ? key : null;
}

function describeSetup(
  { env }: Services,
  { email }: Login,
  { sealed, key }: Pick<SetupView, 'sealed' | 'key'>,
): SetupView {
  const uri = otpauthUri(key, { site: env.SITE_NAME, email });
  return { sealed, key: key.replace(/(.{4})(?=.)/g, '$1 '), qr: qrDataUrl(uri) };
}
