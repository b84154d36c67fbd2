import { security } from '#messages';
import { randomBytes } from 'node:crypto';
import { accounts } from '#platform/db/tables/accounts.ts';
import { AppError, problem } from '#platform/errors.ts';
import type { Services } from '#platform/services.server.ts';
import type { Db } from '#platform/db/database.server.ts';
import { mailTo } from '#platform/mail/mail-to.server.ts';
import type { Secret } from '#platform/secret.server.ts';
import { checkOwnPassword } from '../password.server.ts';
import { findAccountById, isLogin, isStill, type Login } from '../find-account.server.ts';
import { recordAct } from '../record-act.server.ts';
import { secondFactorMail, type SecondFactorNews } from '../mails/account-mails.server.ts';
import { RECOVERY_CODES } from './second-factor.rules.ts';
import { toBase32 } from './totp.server.ts';

interface Wish {
  accountId: number;
  password: string;
}

/** Ten new recovery codes; the older ones are of no use any more. */
export async function renewRecoveryCodes(services: Services, wish: Wish): Promise<string[]> {
  const account = await checkPasswordOf(services, wish);
  const { codes, hashes } = freshCodes(services.secret, account.id);
  await change(services, account, {
    set: { recoveryCodeHashes: hashes },
    before: { recoveryCodes: account.recoveryCodeHashes.length },
    after: { recoveryCodes: hashes.length },
    news: 'new-codes',
  });
  return codes;
}

export async function turnOffSecondFactor(services: Services, wish: Wish): Promise<void> {
  const account = await checkPasswordOf(services, wish);
  if (!account.isDemo) throw new AppError('forbidden', security.must);
  await change(services, account, {
    set: { totpSecret: null, totpConfirmedAt: null, recoveryCodeHashes: [] },
    before: { secondFactor: 'on' },
    after: { secondFactor: 'off' },
    news: 'off',
  });
}

async function checkPasswordOf(services: Services, { accountId, password }: Wish) {
  const account = await checkOwnPassword(services, { accountId, password, field: 'password' });
  if (!account.totpConfirmedAt) throw new AppError('conflict', security.notOn);
  return account;
}

interface Change {
  set: Partial<typeof accounts.$inferInsert>;
  before: object;
  after: object;
  news: 'off' | 'new-codes';
}

async function change(services: Services, account: Login, wanted: Change): Promise<void> {
  const { db, clock } = services;
  const { set, before, after, news } = wanted;
  await db.transaction(async (tx) => {
    const changed = await tx.update(accounts).set(set).where(isStill(account));
    if (!changed.rowCount) throw problem('bad-input', 'wrongPassword', { field: 'password' });
    await recordAct(tx, {
      actor: account,
      action: news === 'off' ? 'account.second-factor' : 'account.recovery-codes',
      objectKind: 'account',
      objectId: account.id,
      before,
      after,
      at: clock.now(),
    });
    await tellOwner(services, account, news, tx);
  });
}

export async function getStaffAccount(db: Db, accountId: number): Promise<Login> {
  const account = await findAccountById(db, accountId);
  if (account?.kind !== 'admin' || !isLogin(account)) throw problem('forbidden', 'staffAlone');
  return account;
}

const CODE_LENGTH = 10;

/** Each recovery code opens the door once, when the device is lost. As they are shown, and as they are kept. */
export function freshCodes(secret: Secret, accountId: number) {
  const codes = Array.from({ length: RECOVERY_CODES }, () =>
    toBase32(randomBytes(7)).slice(0, CODE_LENGTH).toLowerCase(),
  );
  return {
    // Easier to copy by hand.
    codes: codes.map((code) => code.replace(/^(.{5})/, '$1-')),
    hashes: codes.map((code) => hashRecoveryCode(secret, accountId, code)),
  };
}

export const hashRecoveryCode = (secret: Secret, accountId: number, code: string): string =>
  secret.sign('recovery-code', String(accountId), code);

/** Whoever did not do it must hear of it. */
export async function tellOwner(
  services: Services,
  { email }: Login,
  news: SecondFactorNews,
  tx?: Db,
): Promise<void> {
  const facts = { news, at: services.clock.now() };
  await mailTo(services, { email, language: 'en' }, (site) => secondFactorMail(site, facts), tx);
}
