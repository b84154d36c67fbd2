import { SignupForm } from '../form/signup-form.tsx';
import type { FormId } from '../signup-form.rules.ts';
import type { SignupSettings } from '../signup-settings.ts';
import { SignupHelp } from './signup-help.tsx';
import { WhatHappensNext } from './what-happens-next.tsx';

interface FormPageProps extends SignupSettings {
  form: FormId;
  title: string;
  intro: string;
}

/** One sign-up form as a page of its own. */
export function FormPage({ form, title, intro, allowedDomains, reviewedFirst }: FormPageProps) {
  return (
    <div data-accent={form === 'specialist' ? 'specialist' : 'business'}>
      <div className="mb-10 bg-accent-soft py-10 lg:mb-14 lg:py-16">
        <div className="container-page">
          <h1 className="text-title">{title}</h1>
          <p className="mt-3 max-w-[34em] text-lead text-ink-2">{intro}</p>
        </div>
      </div>
      <div className="container-page">
        <WhatHappensNext reviewedFirst={reviewedFirst} />
        <SignupForm form={form} allowedDomains={allowedDomains} />
        <SignupHelp />
      </div>
    </div>
  );
}
