import { security } from '#messages';
import { data } from 'react-router';
import {
  getStaffAccount,
  renewRecoveryCodes,
  turnOffSecondFactor,
} from '#features/accounts/second-factor/change-second-factor.server.ts';
import { SecurityScreen } from '#features/accounts/second-factor/security-screen.tsx';
import {
  isSecurityIntent,
  type SecurityAnswer,
  type SecurityIntent,
  type SecurityView,
} from '#features/accounts/second-factor/second-factor.rules.ts';
import {
  confirmSetup,
  findSetup,
  startSetup,
} from '#features/accounts/second-factor/set-up-second-factor.server.ts';
import { localTime } from '#platform/local-day.rules.ts';
import { problem } from '#platform/errors.ts';
import { servicesContext, type Services } from '#platform/services.server.ts';
import { sessionContext } from '#platform/session-context.server.ts';
import { readFields } from '../http/read-fields.server.ts';
import { orRefusal, tellRefusal } from '../http/refusal.server.ts';
import type { Route } from './+types/security';
import { metaOf } from '../page-meta.ts';
import { staffSession } from './desk-action.server.ts';
import { deskPage } from './desk-page.tsx';

export { clientAction } from './desk-page.tsx';
export const handle = deskPage('security');

export async function loader({ context }: Route.LoaderArgs): Promise<SecurityView> {
  const { db } = context.get(servicesContext);
  const account = await getStaffAccount(db, staffSession(context).account.id);
  return {
    email: account.email,
    onSince: account.totpConfirmedAt && localTime(account.totpConfirmedAt),
    codesLeft: account.recoveryCodeHashes.length,
    must: !account.isDemo,
  };
}

interface Wish {
  accountId: number;
  sessionId: number;
  sealed: string;
  code: string;
  password: string;
}

const WORK: Record<SecurityIntent, (services: Services, wish: Wish) => Promise<SecurityAnswer>> = {
  start: async (services, wish) => ({ setup: await startSetup(services, wish) }),
  confirm: async (services, wish) => ({
    codes: await confirmSetup(services, wish),
    done: security.nowOn,
  }),
  'new-codes': async (services, wish) => ({
    codes: await renewRecoveryCodes(services, wish),
    done: security.codesReady,
  }),
  'turn-off': async (services, wish) => {
    await turnOffSecondFactor(services, wish);
    return { done: security.nowOff };
  },
};

export async function action({ request, context }: Route.ActionArgs) {
  const services = context.get(servicesContext);
  const { id: sessionId, account } = staffSession(context);
  const { intent, ...fields } = await readFields(request, ['intent', 'sealed', 'code', 'password']);
  if (!isSecurityIntent(intent)) throw problem('bad-input', 'unknownForm');
  const wish: Wish = { accountId: account.id, sessionId, ...fields };
  const work = async () => {
    const answer = await WORK[intent](services, wish);
    // Without scripts this request goes on to make the page, for somebody who has the second factor now.
    if (intent === 'confirm') context.set(sessionContext, { id: sessionId, account });
    return data<SecurityAnswer>({ intent, ...answer });
  };
  return orRefusal(work, async (refusal): Promise<SecurityAnswer> => {
    // A wrong code asks for another one of the same key.
    const setup = intent === 'confirm' ? await findSetup(services, wish) : null;
    return { intent, ...tellRefusal(refusal), ...(setup && { setup }) };
  });
}

export const meta = metaOf(() => ({
  title: security.title,
  description: security.about,
  index: false,
}));

export default function Security({ loaderData }: Route.ComponentProps) {
  return <SecurityScreen security={loaderData} />;
}
