import { claiming } from '#messages';
import { data } from 'react-router';
import { RESEND_SECONDS } from '#features/accounts/email-code.rules.ts';
import { masked } from '#features/accounts/mails/account-mails.server.ts';
import { codeBrowser, findJustSent } from '#features/accounts/send-code.server.ts';
import { findAccepted } from '#features/claiming/staff-claims.server.ts';
import { readProgress, type ClaimProgress } from '#features/claiming/claim-progress.server.ts';
import { checkClaim, CLAIM_INTENTS, tidyClaim } from '#features/claiming/claim.rules.ts';
import type { ClaimAnswer, ClaimStep, ClaimView } from '#features/claiming/claim-form.tsx';
import { findUnclaimed, type Unclaimed } from '#features/claiming/find-unclaimed.server.ts';
import { keepStamp, stampForm } from '#features/messages/bot-check.server.ts';
import { AppError, problem } from '#platform/errors.ts';
import { servicesContext } from '#platform/services.server.ts';
import { CLAIM_ACTS } from './claim-acts.server.ts';
import { cookieOf, queryOf, type Asked } from './http/asked.server.ts';
import { readFields } from './http/read-fields.server.ts';
import { orRefusal, tellRefusal } from './http/refusal.server.ts';

export async function loadClaim(asked: Asked, id: string): Promise<ClaimView> {
  const { db } = asked.context.get(servicesContext);
  const found = await findUnclaimed(db, id);
  if (!found) throw data(null, { status: 404 });
  if ('claimed' in found) return { step: 'claimed', provider: found.claimed };
  return { ...(await stepOf(asked, found)), provider: found.provider };
}

async function stepOf(asked: Asked, profile: Unclaimed): Promise<ClaimStep> {
  const services = asked.context.get(servicesContext);
  const query = queryOf(asked);
  if (query.has('told')) return { step: 'told' };
  if (query.has('link-sent')) return { step: 'link-sent' };
  const { proof, login, asked: isAsked, told = null } = await progressOf(asked, profile);
  if (proof && login?.proved) return { step: 'password', email: login.email };
  const email = profile.workEmail;
  if (login) return waitFor(asked, 'email-code', login.email, login.email);
  if (proof) return { step: 'email' };
  if (isAsked && email) return waitFor(asked, 'code', email, masked(email));
  const stamp = stampForm(services);
  return { step: 'ways', email: email && masked(email), stamp, lost: query.has('lost'), told };
}

async function waitFor(
  asked: Asked,
  step: 'code' | 'email-code',
  email: string,
  shown: string,
): Promise<ClaimStep> {
  const services = asked.context.get(servicesContext);
  const browser = cookieOf(asked, 'claim-browser') ?? '';
  const sentAt = await findJustSent(services, { purpose: 'claim', email, browser });
  const gone = sentAt ? (services.clock.now().getTime() - sentAt.getTime()) / 1000 : RESEND_SECONDS;
  const resendInSeconds = Math.max(Math.ceil(RESEND_SECONDS - gone), 0);
  return { step, email: shown, resendInSeconds, sentAt: sentAt?.getTime() ?? null };
}

/** Whoever follows the link of an accepted claim has shown everything but a password. */
async function progressOf(asked: Asked, { accountId }: Unclaimed): Promise<ClaimProgress> {
  const services = asked.context.get(servicesContext);
  const link = { profile: accountId, query: queryOf(asked) };
  const accepted = await findAccepted(services, link);
  if (!accepted) return readProgress(services, accountId, cookieOf(asked, 'claim'));
  const { claim, email } = accepted;
  return { profile: accountId, proof: { by: 'staff', claim }, login: { email, proved: true } };
}

const NAMES = [
  'intent',
  'code',
  'claimCode',
  'name',
  'email',
  'words',
  'password',
  'stamp',
  'website',
] as const;

/** Each button of the page, with or without scripts. */
export async function claimAction(asked: Asked, id: string) {
  const { request, context } = asked;
  const services = context.get(servicesContext);
  const { intent: pressed, stamp, website: trap, ...typed } = await readFields(request, NAMES);
  const intent = CLAIM_INTENTS.find((each) => each === pressed);
  if (!intent) throw problem('bad-input', 'unknownForm');
  const { password, ...values } = tidyClaim(typed);
  const refused = { intent, values, stamp: keepStamp(services, stamp) };
  const errors = checkClaim(intent, { ...values, password });
  if (errors) return data<ClaimAnswer>({ ...refused, errors }, { status: 400 });

  const work = async () => {
    const profile = await findUnclaimed(services.db, id);
    if (!profile) throw new AppError('not-found', claiming.gone);
    if ('claimed' in profile) throw new AppError('conflict', claiming.claimedMeanwhile);
    const progress = await progressOf(asked, profile);
    const browser = codeBrowser(cookieOf(asked, 'claim-browser'));
    const guard = { stamp, trap };
    return await CLAIM_ACTS[intent]({ asked, browser, profile, progress, values, password, guard });
  };
  return orRefusal(work, (refusal): ClaimAnswer => ({ ...refused, ...tellRefusal(refusal) }));
}
