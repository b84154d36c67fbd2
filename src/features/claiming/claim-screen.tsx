import { claiming } from '#messages';
import { useEffect, useRef } from 'react';
import { FormScreen, FormThanks } from '#features/messages/form-screen.tsx';
import { ProviderSummary } from '#features/profile-page/provider-summary.tsx';
import { paths } from '#platform/paths.ts';
import { ButtonLink } from '#ui/button-link.tsx';
import { ClaimCodeStep, ClaimEmailStep, ClaimPasswordStep } from './claim-steps.tsx';
import type { ClaimView } from './claim-form.tsx';
import { ClaimWays } from './claim-ways.tsx';
import { CLAIM_LINK_DAYS } from './claim.rules.ts';

interface ClaimScreenProps {
  view: ClaimView;
  siteName: string;
}

export function ClaimScreen({ view, siteName }: ClaimScreenProps) {
  const { provider } = view;
  const place = useRef<HTMLDivElement>(null);
  // A code that was sent anew is a step of its own.
  const step = 'sentAt' in view ? `${view.step} ${view.sentAt}` : view.step;
  // Each step begins at its first field; whoever opens the page begins at its top.
  const shown = useRef(step);
  useEffect(() => {
    if (shown.current === step) return;
    shown.current = step;
    place.current?.querySelector<HTMLElement>('[data-first]')?.focus();
  }, [step]);
  return (
    <FormScreen
      accent={provider.kind}
      title={claiming.titleOf[provider.kind](provider.shortName)}
      intro={claiming.intro(siteName)}
      about={<ProviderSummary provider={provider} />}
    >
      <div ref={place}>
        <Step key={step} {...view} />
      </div>
    </FormScreen>
  );
}

function Step(view: ClaimView) {
  const { kind, id } = view.provider;
  switch (view.step) {
    case 'ways':
      return <ClaimWays {...view} id={id} />;
    case 'code':
    case 'email-code':
      return <ClaimCodeStep {...view} />;
    case 'email':
      return <ClaimEmailStep />;
    case 'password':
      return <ClaimPasswordStep email={view.email} />;
    case 'told':
      return (
        <FormThanks title={claiming.toldTitle} text={claiming.toldText}>
          <ButtonLink to={paths[kind](id)}>{claiming.backToProfile}</ButtonLink>
        </FormThanks>
      );
    case 'link-sent':
      return (
        <FormThanks title={claiming.linkTitle} text={claiming.linkText(CLAIM_LINK_DAYS)}>
          <ButtonLink to={paths[kind](id)}>{claiming.backToProfile}</ButtonLink>
        </FormThanks>
      );
    case 'claimed':
      return (
        <FormThanks title={claiming.claimedTitle} text={claiming.claimedText}>
          <ButtonLink to={paths.login}>{claiming.logIn}</ButtonLink>
          <ButtonLink to={`${paths.contact}?topic=report&profile=${id}`} variant="secondary">
            {claiming.writeToUs}
          </ButtonLink>
        </FormThanks>
      );
  }
}
