import { profile as profileMessages, reviews } from '#messages';
import { MessageSquareReply, Pencil, Scale, UserRound } from 'lucide-react';
import { REVIEW_EDITABLE_DAYS } from '#features/profiles/rating.rules.ts';
import type { Provider } from '#features/profile-page/provider-summary.tsx';
import { profileTrail } from '#features/profile-page/profile-title.ts';
import { placeName } from '#platform/names.rules.ts';
import { paths } from '#platform/paths.ts';
import { Avatar } from '#ui/avatar.tsx';
import { Breadcrumbs } from '#ui/breadcrumbs.tsx';
import { Card } from '#ui/card.tsx';
import { LiveMessage, messageOf } from '#features/accounts/access/live-message.tsx';
import { FormGuard } from '#features/messages/form-send.tsx';
import { ButtonLink } from '#ui/button-link.tsx';
import { BusyWithContext } from '#ui/intent-button.tsx';
import { type ReviewAnswer, type ReviewState, useReviewForm } from './use-review-form.ts';
import { CodeButtons, CodeStep } from './code-step.tsx';
import { WriteButton, WriteStep } from './write-step.tsx';
import './reviews.css';

interface ReviewScreenProps {
  profile: Provider;
  start: ReviewState;
  posted: ReviewAnswer | undefined;
}

const rules = () =>
  [
    [UserRound, reviews.noAccount],
    [Pencil, reviews.onePerProvider(REVIEW_EDITABLE_DAYS)],
    [Scale, reviews.atOnce],
    [MessageSquareReply, reviews.mayReply],
  ] as const;

/** A page of its own: nothing of it is loaded before somebody wants to write. */
export function ReviewScreen({ profile, start, posted }: ReviewScreenProps) {
  const { kind, id, name, headline, location, portrait } = profile;
  const back = paths[kind](id);
  const [home, all] = profileTrail({ kind, category: '' });
  return (
    <div data-accent={kind} className="bg-accent-soft">
      <div className="container-page pt-1 pb-12 lg:pb-20">
        <div className="max-sm:[&_li:nth-child(-n+2)]:hidden">
          <Breadcrumbs trail={[home!, all!, { label: name, to: back }]} current={reviews.review} />
        </div>
        <div className="grid grid-cols-1 gap-8 pt-4 lg:grid-cols-[minmax(0,1fr)_minmax(0,36rem)] lg:grid-rows-[auto_1fr] lg:gap-x-20 lg:pt-10">
          <div className="flex items-center gap-4">
            <Avatar name={name} src={portrait} size="large" kind={kind} className="bg-surface!" />
            <div className="min-w-0">
              <h1 dir="auto" className="text-title font-extrabold">
                {reviews.titleOf(name)}
              </h1>
              <p dir="auto" className="mt-1 text-ink-2">
                {profileMessages.doesIn(headline, placeName(location))}
              </p>
            </div>
          </div>
          <Card className="self-start p-5 sm:p-8 lg:col-start-2 lg:row-span-2 lg:row-start-1">
            <ReviewForm start={start} posted={posted} backTo={back} />
          </Card>
          <ul className="grid content-start gap-4">
            {rules().map(([Icon, rule]) => (
              <li key={rule} className="flex max-w-prose items-start gap-3 text-ink-2">
                <Icon aria-hidden className="mt-0.5 size-5.5 shrink-0 text-accent" />
                {rule}
              </li>
            ))}
          </ul>
        </div>
      </div>
    </div>
  );
}

interface ReviewFormProps {
  start: ReviewState;
  posted: ReviewAnswer | undefined;
  backTo: string;
}

function ReviewForm({ start, posted, backTo }: ReviewFormProps) {
  const form = useReviewForm(start, posted);
  const { Form, handlers, step, failure } = form;
  return (
    <Form {...handlers} className="grid grid-cols-1 gap-5">
      {step !== 'refused' && (
        <p className="-mb-2 text-small font-medium text-ink-3">
          {reviews.stepOf(step === 'write' ? 1 : 2)}
        </p>
      )}
      <FormGuard stamp={form.stamp} />
      {step === 'write' && <WriteStep key={String(form.restored)} form={form} />}
      {step === 'code' && <CodeStep form={form} />}
      <LiveMessage message={messageOf({ failure })} />
      {step === 'write' && <WriteButton busy={form.busy} />}
      {step === 'code' && (
        <BusyWithContext value={form.busyWith}>
          <CodeButtons form={form} />
        </BusyWithContext>
      )}
      {step === 'refused' && (
        <ButtonLink to={backTo} variant="secondary" data-first className="justify-self-start">
          {reviews.back}
        </ButtonLink>
      )}
    </Form>
  );
}
