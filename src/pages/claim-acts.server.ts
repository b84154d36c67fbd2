import { claiming } from '#messages';
import { redirect, replace } from 'react-router';
import { accountHome } from '#features/accounts/account-home.ts';
import { checkCode } from '#features/accounts/check-code.server.ts';
import { findJustSent, sendCode } from '#features/accounts/send-code.server.ts';
import { matchClaimCode } from '#features/claiming/claim-code.server.ts';
import { maySignInWith, sendLoginCode } from '#features/claiming/claim-emails.server.ts';
import { keepProgress, type ClaimProgress } from '#features/claiming/claim-progress.server.ts';
import type { tidyClaim, ClaimIntent } from '#features/claiming/claim.rules.ts';
import type { Unclaimed } from '#features/claiming/find-unclaimed.server.ts';
import { requestTakeDown } from '#features/claiming/take-down.server.ts';
import { takeOver } from '#features/claiming/take-over.server.ts';
import { tellStaff } from '#features/claiming/staff-claims.server.ts';
import { forgetKeys } from '#features/duplicates/keep-keys.server.ts';
import { refuseBots } from '#features/messages/bot-check.server.ts';
import { endCookie, setCookie, type Token } from '#platform/cookies.server.ts';
import { AppError } from '#platform/errors.ts';
import { paths } from '#platform/paths.ts';
import { servicesContext } from '#platform/services.server.ts';
import { clientContext } from '#platform/session-context.server.ts';
import { type Asked } from './http/asked.server.ts';
import { enterBrowser } from './http/enter-browser.server.ts';

export interface ClaimAct {
  asked: Asked;
  /** The one that codes are bound to. */
  browser: Token;
  profile: Unclaimed;
  progress: ClaimProgress;
  values: Omit<ReturnType<typeof tidyClaim>, 'password'>;
  password: string;
  guard: { stamp: string; trap: string };
}

/** Of every code that is mailed here. */
const purpose = 'claim' as const;

/** What each button does: how far the browser has come is kept in a cookie, and the page is loaded anew. */
export const CLAIM_ACTS: Record<ClaimIntent, (act: ClaimAct) => Promise<Response>> = {
  async 'send-code'(act) {
    await mailOwner(act, { again: false });
    return goOn(act, { profile: act.profile.accountId, asked: true });
  },
  async code(act) {
    const services = act.asked.context.get(servicesContext);
    const { accountId, workEmail: email } = act.profile;
    if (!act.progress.asked || !email) return lost(act);
    const browser = act.browser.value;
    await checkCode(services, { purpose, email, code: act.values.code, browser });
    const login = (await maySignInWith(services, email)) && { email, proved: true };
    const proof = { by: 'email' as const, email };
    return goOn(act, { profile: accountId, proof, ...(login && { login }) });
  },
  async 'claim-code'(act) {
    const { context } = act.asked;
    const { accountId: profileId } = act.profile;
    const typed = { profileId, code: act.values.claimCode, client: context.get(clientContext) };
    const codeHmac = await matchClaimCode(context.get(servicesContext), typed);
    return goOn(act, { profile: profileId, proof: { by: 'code', codeHmac } });
  },
  async 'tell-staff'(act) {
    const { name, words, email } = act.values;
    refuseBots(act.asked.context.get(servicesContext), act.guard, claiming.goOn);
    await mailLogin(act, email, { again: false });
    const login = { email, proved: false };
    return goOn(act, { profile: act.profile.accountId, told: { name, email, words }, login });
  },
  async email(act) {
    const { progress, values } = act;
    if (!progress.proof) return lost(act);
    await mailLogin(act, values.email, { again: false });
    return goOn(act, { ...progress, login: { email: values.email, proved: false } });
  },
  async 'email-code'(act) {
    const { asked, profile, progress, values } = act;
    const services = asked.context.get(servicesContext);
    const { login, told, proof } = progress;
    if (!login || !(told ?? proof)) return lost(act);
    const browser = act.browser.value;
    await checkCode(services, { purpose, email: login.email, code: values.code, browser });
    if (!told) return goOn(act, { ...progress, login: { ...login, proved: true } });
    const client = asked.context.get(clientContext);
    await tellStaff(services, { profile, ...told, email: login.email, client });
    return begin(act, '?told');
  },
  async resend(act) {
    const { progress } = act;
    if (progress.login) await mailLogin(act, progress.login.email, { again: true });
    else if (progress.asked) await mailOwner(act, { again: true });
    else return lost(act);
    return goOn(act, progress);
  },
  async finish(act) {
    const { asked, profile, progress, password } = act;
    const { request, context } = asked;
    const services = context.get(servicesContext);
    const { proof, login } = progress;
    if (!proof || !login?.proved) return lost(act);
    const { accountId } = profile;
    const token = await takeOver(services, {
      accountId,
      proof,
      email: login.email,
      password,
      client: context.get(clientContext),
      userAgent: request.headers.get('User-Agent'),
    });
    await forgetKeys(services.db, accountId);
    const headers = await enterBrowser(asked, { accountId, token });
    headers.append('Set-Cookie', endCookie(services.env, 'claim'));
    return redirect(`${accountHome(profile.provider.kind)}?claimed`, { headers });
  },
  /** Whoever has mistyped the email does not write all of it again. */
  async 'start-over'(act) {
    const { told } = act.progress;
    return told ? goOn(act, { profile: act.profile.accountId, told }) : begin(act);
  },
  async 'take-down'(act) {
    const { context } = act.asked;
    const { workEmail: email } = act.profile;
    if (!email) throw new AppError('conflict', claiming.takeDownAsk);
    const client = context.get(clientContext);
    await requestTakeDown(context.get(servicesContext), { profile: act.profile, email, client });
    return begin(act, '?link-sent');
  },
};

/** A form that is sent twice goes on with the code that is on its way; a button that asks for another gets one. */
async function mail(
  { asked, browser }: ClaimAct,
  email: string,
  { again }: { again: boolean },
  send: typeof sendLoginCode,
) {
  const { context } = asked;
  const services = context.get(servicesContext);
  const asking = { purpose, email, browser: browser.value };
  if (!again && (await findJustSent(services, asking))) return;
  await send(services, { ...asking, client: context.get(clientContext) });
}

/** To the email on the profile: whoever reads it is its owner. */
async function mailOwner(act: ClaimAct, wish: { again: boolean }) {
  const { workEmail } = act.profile;
  if (!workEmail) throw new AppError('conflict', claiming.gone);
  await mail(act, workEmail, wish, sendCode);
}

const mailLogin = (act: ClaimAct, email: string, wish: { again: boolean }) =>
  mail(act, email, wish, sendLoginCode);

/** To the next step. */
async function goOn({ asked, browser, profile }: ClaimAct, progress: ClaimProgress) {
  const services = asked.context.get(servicesContext);
  const headers = cookies(
    setCookie(services.env, 'claim', keepProgress(services, progress)),
    setCookie(services.env, 'claim-browser', browser),
  );
  return replace(paths.claim(profile.provider.id), { headers });
}

/** What the button goes on from is not there any more, or belongs to another profile: to where the browser is. */
const lost = async ({ profile }: ClaimAct) => replace(`${paths.claim(profile.provider.id)}?lost`);

/** To the first step, with nothing begun. */
async function begin({ asked, profile }: ClaimAct, query = '') {
  const { env } = asked.context.get(servicesContext);
  const headers = cookies(endCookie(env, 'claim'));
  return replace(paths.claim(profile.provider.id) + query, { headers });
}

const cookies = (...all: readonly string[]) =>
  new Headers(all.map((each) => ['Set-Cookie', each] as [string, string]));
