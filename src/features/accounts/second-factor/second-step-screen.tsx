import { access, secondStep } from '#messages';
import { useEffect, useRef } from 'react';
import { useNavigation } from 'react-router';
import { paths } from '#platform/paths.ts';
import { Button } from '#ui/button.tsx';
import { Field } from '#ui/field.tsx';
import { TextInput } from '#ui/text-input.tsx';
import { textLinkStyle } from '#ui/text-link.tsx';
import { AccessForm, AccessLink, AccessScreen } from '../access/access-screen.tsx';
import { carryEmail } from '../access/carried-email.ts';
import { LiveMessage, messageOf } from '../access/live-message.tsx';

export interface SecondStepAnswer {
  errors?: { code?: string; recovery?: string };
  failure?: string;
}

interface SecondStepScreenProps {
  next: string | null;
  answer: SecondStepAnswer | undefined;
}

export function SecondStepScreen({ next, answer }: SecondStepScreenProps) {
  const form = useRef<HTMLFormElement>(null);
  const busy = useNavigation().state !== 'idle';
  const { errors = {} } = answer ?? {};

  useEffect(() => {
    if (!answer) return;
    const [code, wrong = code] = ['[name=code]', '[aria-invalid]'].map(
      (field) => form.current?.querySelector<HTMLElement>(field) ?? undefined,
    );
    // A recovery code is sent as long as it stands there, also by whoever has folded it away to type another code.
    const folded = wrong?.closest('details');
    if (folded) folded.open = true;
    wrong?.focus();
  }, [answer]);

  return (
    <AccessScreen
      tab="specialist"
      title={secondStep.enterCode}
      greeting={secondStep.greeting}
      next={next}
    >
      <AccessForm ref={form}>
        <LiveMessage message={busy ? null : messageOf(answer)} />
        <Field label={secondStep.appCode} hint={secondStep.appCodeHint} error={errors.code}>
          <TextInput
            name="code"
            inputMode="numeric"
            autoComplete="one-time-code"
            enterKeyHint="done"
            maxLength={8}
            className="text-center font-heading text-heading font-bold tracking-[0.35em] tabular-nums"
          />
        </Field>
        <details open={errors.recovery ? true : undefined} className="group">
          <summary className={textLinkStyle}>{secondStep.noDevice}</summary>
          <Field
            label={secondStep.recoveryCode}
            hint={secondStep.recoveryHint}
            error={errors.recovery}
            className="pt-3"
          >
            <TextInput
              name="recovery"
              autoComplete="off"
              autoCapitalize="none"
              spellCheck={false}
              maxLength={20}
              placeholder="xxxxx-xxxxx"
            />
          </Field>
        </details>
        <Button type="submit" size="large" wide busy={busy} busyLabel={access.loggingIn}>
          {access.logIn}
        </Button>
      </AccessForm>
      <AccessLink
        to={paths.login}
        next={next}
        onClick={() => carryEmail('')}
        className={`${textLinkStyle} justify-self-center`}
      >
        {secondStep.somebodyElse}
      </AccessLink>
    </AccessScreen>
  );
}
