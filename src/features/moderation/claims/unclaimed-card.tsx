import { staffClaims } from '#messages';
import { When } from '#features/accounts/when.tsx';
import { staffPaths } from '#platform/staff-paths.ts';
import { ButtonLink } from '#ui/button-link.tsx';
import type { AccountDeskView } from '../accounts/accounts-desk.server.ts';
import { ActButton } from '../desk/desk-form.tsx';
import { DeskCard } from '../desk/desk-heading.tsx';

type Profile = NonNullable<AccountDeskView['account']['profile']>;

export function UnclaimedCard({ accountId, ...profile }: Profile & { accountId: number }) {
  const { workEmail, askedAt, listed, pausedAt } = profile;
  return (
    <DeskCard title={staffClaims.unclaimed}>
      <p className="max-w-prose text-ink-2">
        {staffClaims.cardNote} {!workEmail && staffClaims.noEmail}
        {askedAt && (
          <>
            {staffClaims.toldOn} <When at={askedAt} />.
          </>
        )}
      </p>
      <div className="flex flex-wrap items-start gap-3">
        {listed && (
          <ButtonLink to={staffPaths.claimCode(accountId)} variant="secondary" size="small">
            {staffClaims.makeCode}
          </ButtonLink>
        )}
        {listed && workEmail && <ActButton intent="invite">{staffClaims.invite}</ActButton>}
        {pausedAt ? (
          <ActButton intent="put-back">{staffClaims.putBack}</ActButton>
        ) : (
          <ActButton intent="take-down">{staffClaims.takeDown}</ActButton>
        )}
      </div>
    </DeskCard>
  );
}
