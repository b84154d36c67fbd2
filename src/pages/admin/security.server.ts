import { data } from 'react-router';
import { AppError } from '#platform/errors.ts';
import { servicesContext, type Services } from '#platform/services.server.ts';
import { sessionContext, type Session } from '#platform/session-context.server.ts';
import { localTime } from '#platform/local-day.rules.ts';
import {
  renewRecoveryCodes,
  turnOffSecondFactor,
  getStaffAccount,
} from '#features/accounts/second-factor/change-second-factor.server.ts';
import {
  isSecurityIntent,
  SECURITY_MESSAGES,
  type SecurityIntent,
  type SecurityAnswer,
  type SecurityView,
} from '#features/accounts/second-factor/security.rules.ts';
import {
  confirmSetup,
  findSetup,
  startSetup,
} from '#features/accounts/second-factor/set-up-second-factor.server.ts';
import type { Asked } from '../http/asked.server.ts';
import { readFields } from '../http/read-fields.server.ts';
import { refusalOf, tellRefusal } from '../http/refusal.server.ts';
import { staffSession } from './staff-only.server.ts';

export async function loadSecurity(context: Asked['context']): Promise<SecurityView> {
  const { db } = context.get(servicesContext);
  const account = await getStaffAccount(db, staffSession(context).account.id);
  return {
    email: account.email,
    onSince: account.totpConfirmedAt && localTime(account.totpConfirmedAt),
    codesLeft: account.recoveryCodeHashes.length,
    must: !account.isDemo,
  };
}

type Fields = Record<'sealed' | 'code' | 'password', string>;
type Work = (services: Services, session: Session, fields: Fields) => Promise<SecurityAnswer>;

const WORK: Record<SecurityIntent, Work> = {
  async start(services, { account }, { password }) {
    return { setup: await startSetup(services, { accountId: account.id, password }) };
  },
  async confirm(services, { id: sessionId, account }, { sealed, code }) {
    const wish = { accountId: account.id, sessionId, sealed, code };
    return { codes: await confirmSetup(services, wish), done: SECURITY_MESSAGES.on };
  },
  async 'new-codes'(services, { account }, { password }) {
    const codes = await renewRecoveryCodes(services, { accountId: account.id, password });
    return { codes, done: SECURITY_MESSAGES.newCodes };
  },
  async 'turn-off'(services, { account }, { password }) {
    await turnOffSecondFactor(services, { accountId: account.id, password });
    return { done: SECURITY_MESSAGES.off };
  },
};

export async function securityAction({ request, context }: Asked) {
  const services = context.get(servicesContext);
  const session = staffSession(context);
  const { intent, ...fields } = await readFields(request, ['intent', 'sealed', 'code', 'password']);
  if (!isSecurityIntent(intent)) throw new AppError('bad-input', 'This form is not known.');
  try {
    const answer = await WORK[intent](services, session, fields);
    // Without scripts this request goes on to make the page, for somebody who has the second factor now.
    if (intent === 'confirm')
      context.set(sessionContext, { id: session.id, account: session.account });
    return data<SecurityAnswer>({ intent, ...answer });
  } catch (error) {
    const refusal = refusalOf(error);
    // A wrong code asks for another one of the same key.
    const same = { accountId: session.account.id, sealed: fields.sealed };
    const setup = intent === 'confirm' ? await findSetup(services, same) : null;
    return data<SecurityAnswer>(
      { intent, ...tellRefusal(refusal), ...(setup && { setup }) },
      { status: refusal.status },
    );
  }
}
