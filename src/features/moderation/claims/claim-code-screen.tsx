import { staffAccounts, staffClaims } from '#messages';
import { Printer } from 'lucide-react';
import { CLAIM_CODE_DAYS } from '#features/claiming/claim.rules.ts';
import { When } from '#features/accounts/when.tsx';
import { staffPaths } from '#platform/staff-paths.ts';
import { Alert } from '#ui/alert.tsx';
import { Button } from '#ui/button.tsx';
import { ActButton } from '../desk/desk-form.tsx';
import { DeskHeading } from '../desk/desk-heading.tsx';
import type { ClaimCodeView, ClaimLetter } from './claim-letter.server.ts';
import './claim-letter.css';

interface ClaimCodeScreenProps {
  view: ClaimCodeView;
  /** Once it is made; it is not kept anywhere else. */
  letter: ClaimLetter | undefined;
}

export function ClaimCodeScreen({ view, letter }: ClaimCodeScreenProps) {
  const { accountId, name, phone, openUntil } = view;
  return (
    <div className="grid gap-6">
      <div data-print="off">
        <DeskHeading
          title={staffClaims.codeTitle}
          trail={[
            { label: staffAccounts.title, to: staffPaths.accounts },
            { label: name, to: staffPaths.account(accountId) },
          ]}
        >
          {staffClaims.codeNote(CLAIM_CODE_DAYS)}{' '}
          {phone ? staffClaims.callNumber(phone) : staffClaims.noNumber}
        </DeskHeading>
      </div>
      <div role="status" data-print="off" className="grid justify-items-start gap-4 empty:sr-only">
        {letter && (
          <>
            <Alert role="none" tone="success">
              {staffClaims.shownOnce}
            </Alert>
            <p className="text-ink-2">
              {staffClaims.code}:{' '}
              <strong className="font-heading text-heading font-extrabold tracking-wide text-ink tabular-nums">
                {letter.code}
              </strong>
            </p>
            <Button data-needs-script onClick={() => window.print()}>
              <Printer aria-hidden className="size-5" />
              {staffClaims.print}
            </Button>
          </>
        )}
      </div>
      {letter && <Letter {...letter} />}
      {!letter && openUntil && (
        <p className="text-ink-2">
          {staffClaims.codeUntil} <When at={openUntil} />.
        </p>
      )}
      <div data-print="off">
        <ActButton intent="make" variant={letter || openUntil ? 'secondary' : 'primary'}>
          {letter || openUntil ? staffClaims.makeNew : staffClaims.make}
        </ActButton>
      </div>
    </div>
  );
}

/** What is printed: black on white, the address where envelopes have their window. */
function Letter(letter: ClaimLetter) {
  return (
    <article data-theme="light" lang={letter.lang} className="claim-letter">
      <p className="claim-letter-site">{letter.site}</p>
      <address>
        {letter.to.map((line) => (
          <span key={line} dir="auto">
            {line}
          </span>
        ))}
      </address>
      <p dir="auto">{letter.greeting}</p>
      {letter.texts.map((text) => (
        <p key={text}>{text}</p>
      ))}
      <div className="claim-letter-code">
        <img src={letter.qr} alt="" width="160" height="160" />
        <div>
          <p>{letter.steps}</p>
          <p className="claim-letter-url">{letter.url}</p>
          <p>
            {letter.codeLabel}: <strong>{letter.code}</strong>
          </p>
          <p>{letter.until}</p>
        </div>
      </div>
      <p>{letter.takeDown}</p>
    </article>
  );
}
