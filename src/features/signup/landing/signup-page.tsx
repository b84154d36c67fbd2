import { useState } from 'react';
import { BadgeCheck, HandCoins, Radio } from 'lucide-react';
import { Form } from 'react-router';
import { signup } from '#messages';
import { APPROVAL_HOURS } from '#features/profiles/approval-hours.rules.ts';
import { paths } from '#platform/paths.ts';
import type { ProviderKind } from '#platform/provider-kind.rules.ts';
import { ButtonLink } from '#ui/button-link.tsx';
import { Button } from '#ui/button.tsx';
import type { HeaderAccount } from '#ui/frame/account-links.tsx';
import { MessagePage } from '#ui/frame/message-page.tsx';
import { TextLink } from '#ui/text-link.tsx';
import { SignupForm } from '../form/signup-form.tsx';
import { startOf, type Invitation } from '../invitation.ts';
import type { FormId } from '../signup-form.rules.ts';
import type { SignupSettings } from '../signup-settings.server.ts';
import { SignupBanner, useShownKind } from './signup-banner.tsx';

/** What happens next stands above the form where there is room for both, and below it elsewhere. */
const page = 'container-page flex flex-col';

interface SignupPageProps extends SignupSettings {
  /** Null where none was asked for; `over` where it has ended or was never made. */
  invitation: Invitation | 'over' | null;
}

export function SignupLanding({ allowedDomains, reviewedFirst, invitation }: SignupPageProps) {
  const kind = useShownKind();
  const { shown } = kind;
  // A form that was opened stays: going to the other kind and back loses no password and no picture.
  const [opened, setOpened] = useState<readonly ProviderKind[]>([shown]);
  if (!opened.includes(shown)) setOpened([...opened, shown]);
  return (
    <div data-accent={shown} className="signup-page">
      <SignupBanner {...kind} />
      <div className={page}>
        <InvitationLine invitation={invitation} />
        {opened.map((each) => (
          <div key={each} hidden={each !== shown}>
            <SignupForm
              form={each}
              allowedDomains={allowedDomains}
              {...invitedTo(each, invitation)}
            />
          </div>
        ))}
        <WhatHappensNext reviewedFirst={reviewedFirst} />
        <SignupHelp />
      </div>
    </div>
  );
}

/** What a form is given by the invitation. */
const invitedTo = (kind: ProviderKind, invitation: SignupPageProps['invitation']) =>
  invitation && invitation !== 'over'
    ? { start: startOf(kind, invitation), invitation: invitation.token }
    : {};

/** It says nothing of whom it was sent to: whoever holds the link reads it. */
function InvitationLine({ invitation }: Pick<SignupPageProps, 'invitation'>) {
  if (!invitation) return null;
  const { invited, invitedFilled, invitationOver } = signup;
  const filled = invitation !== 'over' && (invitation.location || invitation.category);
  return (
    <p className="mb-6 text-ink-2">
      {invitation === 'over' ? invitationOver : filled ? invitedFilled : invited}
    </p>
  );
}

interface FormPageProps extends SignupPageProps {
  form: FormId;
  title: string;
  intro: string;
}

export function FormPage({ form, title, intro, ...settings }: FormPageProps) {
  const { allowedDomains, reviewedFirst, invitation } = settings;
  const kind = form === 'specialist' ? 'specialist' : 'business';
  return (
    <div data-accent={kind} className="signup-page">
      <div className="signup-head mb-6 bg-accent-soft py-6 lg:mb-10 lg:py-12">
        <div className="container-page">
          <h1 className="text-title">{title}</h1>
          <p className="mt-2 max-w-[34em] text-ink-2 sm:text-lead">{intro}</p>
        </div>
      </div>
      <div className={page}>
        <InvitationLine invitation={invitation} />
        <SignupForm
          key={form}
          form={form}
          allowedDomains={allowedDomains}
          {...invitedTo(kind, invitation)}
        />
        <WhatHappensNext reviewedFirst={reviewedFirst} />
        <SignupHelp />
      </div>
    </div>
  );
}

function WhatHappensNext({ reviewedFirst }: { reviewedFirst: boolean }) {
  const free = { Icon: HandCoins, what: signup.free, why: signup.freeWhy };
  const live = { Icon: Radio, what: signup.live, why: signup.liveWhy };
  const approved = { Icon: Radio, what: signup.approved, why: signup.approvedWhy };
  const reviewed = {
    Icon: BadgeCheck,
    what: signup.reviewed(APPROVAL_HOURS),
    why: signup.reviewedWhy,
  };
  const facts = reviewedFirst ? [free, reviewed, approved] : [free, live, reviewed];
  return (
    <ul
      aria-label={signup.whatNext}
      className="grid gap-x-10 gap-y-5 border-t border-line py-8 md:grid-cols-3 lg:order-first lg:border-0 lg:pt-0 lg:pb-10"
    >
      {facts.map(({ Icon, what, why }) => (
        <li key={what} className="flex gap-4">
          <span className="grid size-11 shrink-0 place-items-center rounded-full bg-accent-soft text-accent">
            <Icon aria-hidden className="size-5.5" />
          </span>
          <p>
            <strong className="block font-heading text-subheading font-bold tracking-tight">
              {what}
            </strong>
            <span className="text-small text-ink-2">{why}</span>
          </p>
        </li>
      ))}
    </ul>
  );
}

/** Ways on for those who are not ready to sign up. */
function SignupHelp() {
  return (
    <div className="flex flex-wrap items-center gap-x-6 gap-y-1 border-t border-line pt-6 text-ink-2">
      <p>
        {signup.questions} <TextLink to={paths.faq}>{signup.faq}</TextLink> {signup.or}{' '}
        <TextLink to={paths.contact}>{signup.contactUs}</TextLink>.
      </p>
      <p>
        {signup.signedUpBefore} <TextLink to={paths.login}>{signup.logIn}</TextLink>.
      </p>
      <TextLink to={paths.home}>{signup.backHome}</TextLink>
    </div>
  );
}

/** In place of a form that would make a second account out of the first. */
export function SignedInAlready({ account }: { account: HeaderAccount }) {
  return (
    <MessagePage
      scene="soon"
      title={signup.already}
      sentence={
        <>
          {signup.loggedInAs} <strong>{account.name}</strong>
          {signup.logOutFirst}
        </>
      }
    >
      <ButtonLink to={account.home}>
        {account.home === paths.admin ? signup.administration : signup.myProfile}
      </ButtonLink>
      <Form method="post" action={paths.logout}>
        <Button type="submit" variant="secondary">
          {signup.logOut}
        </Button>
      </Form>
    </MessagePage>
  );
}
