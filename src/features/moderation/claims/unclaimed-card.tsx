import { staffClaims } from '#messages';
import { When } from '#features/accounts/when.tsx';
import { staffPaths } from '#platform/staff-paths.ts';
import { ButtonLink } from '#ui/button-link.tsx';
import { ActButton } from '../desk/desk-form.tsx';
import { DeskCard } from '../desk/desk-heading.tsx';

interface UnclaimedCardProps {
  accountId: number;
  workEmail: string | null;
  askedAt: Date | null;
  listed: boolean;
  pausedAt: Date | null;
}

export function UnclaimedCard(props: UnclaimedCardProps) {
  const { accountId, workEmail, askedAt, listed, pausedAt } = props;
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
