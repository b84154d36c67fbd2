import { security } from '#messages';
import type { ReactNode } from 'react';
import { Form, useNavigation } from 'react-router';
import { Copy, Printer } from 'lucide-react';
import { Button } from '#ui/button.tsx';
import { Field } from '#ui/field.tsx';
import { TextInput } from '#ui/text-input.tsx';
import { Alert } from '#ui/alert.tsx';
import { copyText } from '#ui/share-link.ts';
import type { SecurityAnswer, SetupView } from './second-factor.rules.ts';

interface SecurityCardProps {
  id: string;
  title: string;
  className?: string;
  children: ReactNode;
}

/** Its heading takes the keyboard once it is there. */
export const SecurityCard = ({ id, title, className = 'gap-4', children }: SecurityCardProps) => (
  <section aria-labelledby={`${id}-heading`} className={`card grid p-5 sm:p-6 ${className}`}>
    <h2 id={`${id}-heading`} tabIndex={-1} className="text-subheading">
      {title}
    </h2>
    {children}
  </section>
);

export function StartCard() {
  const busy = useNavigation().state !== 'idle';
  return (
    <SecurityCard id="start" title={security.isOff}>
      <p className="text-ink-2">{security.needApp}</p>
      <Form method="post">
        <Button type="submit" name="intent" value="start" busy={busy}>
          {security.setItUp}
        </Button>
      </Form>
    </SecurityCard>
  );
}

export function SetupCard(props: { setup: SetupView; answer: SecurityAnswer | undefined }) {
  const { setup, answer } = props;
  const busy = useNavigation().state !== 'idle';
  return (
    <SecurityCard id="setup" title={security.addToApp} className="gap-6">
      <ol className="grid gap-6">
        <li className="grid gap-3">
          <p className="font-semibold">{security.scan}</p>
          <img
            src={setup.qr}
            alt={security.qrAlt}
            width={224}
            height={224}
            className="size-56 rounded-card bg-white p-2 shadow-low"
          />
          <p className="text-small text-ink-2">
            {security.noCamera}{' '}
            <code className="block pt-1 text-body font-semibold tracking-wide break-words text-ink select-all">
              {setup.key}
            </code>
          </p>
        </li>
        <li className="grid gap-3">
          <p className="font-semibold">{security.enterAppCode}</p>
          <Form method="post" noValidate className="flex flex-wrap items-start gap-3">
            <input type="hidden" name="intent" value="confirm" />
            <input type="hidden" name="sealed" value={setup.sealed} />
            <Field label={security.code} error={answer?.errors?.code} required className="w-44">
              <TextInput
                name="code"
                inputMode="numeric"
                autoComplete="one-time-code"
                enterKeyHint="done"
                maxLength={8}
                className="text-center font-heading font-bold tracking-[0.25em] tabular-nums"
              />
            </Field>
            <Button type="submit" busy={busy} busyLabel={security.checking} className="mt-[1.8rem]">
              {security.turnOn}
            </Button>
          </Form>
        </li>
      </ol>
    </SecurityCard>
  );
}

export function CodesCard({ codes }: { codes: readonly string[] }) {
  const copy = () =>
    copyText(codes.join('\n'), security.codesCopied, {
      tone: 'danger',
      text: security.notCopied,
    });
  return (
    <SecurityCard id="codes" title={security.keepCodes} className="gap-4 border border-accent">
      <Alert role="none">{security.keepCodesNote}</Alert>
      <ul className="grid grid-cols-2 gap-x-6 gap-y-2 font-mono text-body font-semibold tracking-wide select-all max-[22rem]:grid-cols-1 sm:max-w-[24rem]">
        {codes.map((code) => (
          <li key={code}>{code}</li>
        ))}
      </ul>
      <div className="flex flex-wrap gap-3" data-needs-script data-print="off">
        <Button variant="secondary" size="small" onClick={() => void copy()}>
          <Copy aria-hidden className="size-4.5" />
          {security.copy}
        </Button>
        <Button variant="secondary" size="small" onClick={() => window.print()}>
          <Printer aria-hidden className="size-4.5" />
          {security.print}
        </Button>
      </div>
    </SecurityCard>
  );
}
