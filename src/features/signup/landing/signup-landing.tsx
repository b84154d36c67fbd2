import { useState } from 'react';
import type { ProviderKind } from '#platform/provider-kind.rules.ts';
import { SignupForm } from '../form/signup-form.tsx';
import type { SignupSettings } from '../signup-settings.ts';
import { SignupBanner } from './signup-banner.tsx';
import { SignupHelp } from './signup-help.tsx';
import { useSide } from './use-side.ts';
import { WhatHappensNext } from './what-happens-next.tsx';

export function SignupLanding({ allowedDomains, reviewedFirst }: SignupSettings) {
  const side = useSide();
  const { shown } = side;
  // A form that was opened stays: going to the other side and back loses no password and no picture.
  const [opened, setOpened] = useState<readonly ProviderKind[]>([shown]);
  if (!opened.includes(shown)) setOpened([...opened, shown]);
  return (
    <div data-accent={shown}>
      <SignupBanner {...side} />
      <div className="container-page">
        <WhatHappensNext reviewedFirst={reviewedFirst} />
        {opened.map((each) => (
          <div key={each} hidden={each !== shown}>
            <SignupForm form={each} allowedDomains={allowedDomains} />
          </div>
        ))}
        <SignupHelp />
      </div>
    </div>
  );
}
