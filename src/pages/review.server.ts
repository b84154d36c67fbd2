import { forms, reviews } from '#messages';
import { data, redirectDocument } from 'react-router';
import { codeBrowser } from '#features/accounts/send-code.server.ts';
import { isCode } from '#features/accounts/email-code.rules.ts';
import { keepStamp, stampForm } from '#features/messages/bot-check.server.ts';
import { AppError } from '#platform/errors.ts';
import { paths } from '#platform/paths.ts';
import { servicesContext } from '#platform/services.server.ts';
import { clientContext, sessionContext } from '#platform/session-context.server.ts';
import { findProvider } from '#features/profile-page/find-provider.server.ts';
import { publishReview, requestReviewCode } from '#features/reviews/publish-review.server.ts';
import {
  nameInLink,
  tidyReview,
  checkReview,
  type ReviewFields,
} from '#features/reviews/review.rules.ts';
import type { ReviewState } from '#features/reviews/use-review-form.ts';
import { setCookie } from '#platform/cookies.server.ts';
import { cookieOf, queryOf, type Asked } from './http/asked.server.ts';
import { readFields } from './http/read-fields.server.ts';
import { orRefusal } from './http/refusal.server.ts';
import type { ProviderAddress } from './kind-of-route.ts';

export async function loadReview(asked: Asked, to: ProviderAddress) {
  const { context } = asked;
  const services = context.get(servicesContext);
  const account = context.get(sessionContext)?.account;
  const found = await findProvider(services.db, to.id);
  if (found?.provider.kind !== to.kind) return data(null, { status: 404 });
  const name = nameInLink(queryOf(asked).get('name'));
  const values: ReviewFields = { stars: '', text: '', name, email: account?.email ?? '' };
  const start: ReviewState =
    found.accountId === account?.id
      ? { step: 'refused', values, stamp: '', failure: reviews.own }
      : { step: 'write', values, stamp: stampForm(services) };
  return data({ profile: found.provider, start });
}

/** Each button of the form, with or without scripts: the answer is the step that comes next. */
export async function reviewAction(asked: Asked, { kind, id }: ProviderAddress) {
  const { request, context } = asked;
  const services = context.get(servicesContext);
  const names = ['intent', 'stars', 'text', 'name', 'email', 'code', 'stamp', 'website'] as const;
  const { intent, code, website: trap, ...typed } = await readFields(request, names);
  const values = tidyReview(typed);
  const stamp = keepStamp(services, typed.stamp);
  const errors = checkReview(values);
  if (errors) return answer({ step: 'write', values, stamp, errors }, 400);
  if (intent === 'back') return answer({ step: 'write', values, stamp });
  const publishing = intent === 'publish';
  if (publishing && !isCode(code.trim()))
    return answer({ step: 'code', values, stamp, errors: { code: forms.codeInvalid } }, 400);

  const found = await findProvider(services.db, id);
  if (found?.provider.kind !== kind)
    return answer({ step: 'refused', values, stamp, failure: reviews.gone }, 404);
  const written = {
    profileId: found.accountId,
    viewer: context.get(sessionContext)?.account.id ?? null,
    fields: values,
  };
  const known = cookieOf(asked, 'review-browser');
  const goOn = async () => {
    if (publishing) {
      const { reviewId, done } = await publishReview(services, {
        ...written,
        code,
        browser: known,
      });
      return redirectDocument(`${paths[kind](id)}?review=${reviewId}&thanks=${done}#reviews`);
    }
    const browser = codeBrowser(known);
    const resendInSeconds = await requestReviewCode(services, {
      ...written,
      client: context.get(clientContext),
      browser: browser.value,
      stamp: typed.stamp,
      trap,
      again: intent === 'resend-code',
    });
    const headers = { 'Set-Cookie': setCookie(services.env, 'review-browser', browser) };
    return data<ReviewState>({ step: 'code', values, stamp, resendInSeconds }, { headers });
  };
  const step = intent === 'send-code' ? 'write' : 'code';
  return orRefusal(goOn, (refusal): ReviewState => ({ step, values, stamp, ...tell(refusal) }));
}

/** What is final ends the form; what belongs to the code stands beside it. */
function tell({ code, field, message }: AppError): Partial<ReviewState> {
  if (code === 'forbidden' || code === 'conflict' || code === 'not-found')
    return { step: 'refused', failure: message };
  return field === 'code' ? { errors: { code: message } } : { failure: message };
}

const answer = (state: ReviewState, status = 200) => data<ReviewState>(state, { status });
