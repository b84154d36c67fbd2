import type { ReactNode } from 'react';
import { joining, staffTeam } from '#messages';
import { dutiesFrom, INVITATION_DAYS } from '#features/accounts/staff/invitation.rules.ts';
import { LOGIN_EMAIL_MAX } from '#features/accounts/email.rules.ts';
import { When } from '#features/accounts/when.tsx';
import { LANGUAGE_NAMES, languageNow } from '#platform/language.ts';
import { STAFF_ROLES, type StaffRole } from '#platform/staff-roles.rules.ts';
import { Card } from '#ui/card.tsx';
import { DeskField, DeskSelect } from '../desk/desk-field.tsx';
import { ActButton, DeskButton, DeskForm, DisclosedForm } from '../desk/desk-form.tsx';
import { DeskCard, DeskHeading, DeskSection } from '../desk/desk-heading.tsx';
import { Tag } from '../desk/tag.tsx';
import type { TeamView } from './team-desk.server.ts';

export function TeamScreen({ ownId, members, invited }: TeamView) {
  return (
    <div className="grid gap-10">
      <DeskHeading title={staffTeam.title}>{staffTeam.lead}</DeskHeading>
      <DeskSection title={staffTeam.members}>
        <ul className="grid items-start gap-3 lg:grid-cols-2">
          {members.map((member) => (
            <Member key={member.id} member={member} isOwn={member.id === ownId} />
          ))}
        </ul>
      </DeskSection>
      {invited.length > 0 && (
        <DeskSection title={staffTeam.invitations}>
          <ul className="grid items-start gap-3 lg:grid-cols-2">
            {invited.map((invitation) => (
              <Invitation key={invitation.id} invitation={invitation} />
            ))}
          </ul>
        </DeskSection>
      )}
      <Invite />
      <Roles />
    </div>
  );
}

const roleChoices = () => STAFF_ROLES.map((role) => [role, joining.roles[role]] as const);

function Invite() {
  return (
    <DeskSection title={staffTeam.invite} note={staffTeam.inviteNote(INVITATION_DAYS)}>
      <DeskForm intent="invite" className="card grid max-w-[40rem] gap-4 p-5 sm:grid-cols-2 sm:p-6">
        <div className="sm:col-span-2">
          <DeskField
            name="email"
            type="email"
            label={staffTeam.email}
            maxLength={LOGIN_EMAIL_MAX}
            autoComplete="off"
            required
          />
        </div>
        <DeskSelect name="role" label={staffTeam.role} choices={roleChoices()} />
        <DeskSelect
          name="language"
          label={staffTeam.language}
          start={languageNow()}
          choices={Object.entries(LANGUAGE_NAMES)}
        />
        <DeskButton className="justify-self-start sm:col-span-2">
          {staffTeam.sendInvitation}
        </DeskButton>
      </DeskForm>
    </DeskSection>
  );
}

function Invitation({ invitation }: { invitation: TeamView['invited'][number] }) {
  const { id, email, role, expiresAt, expired, by } = invitation;
  return (
    <li className="grid">
      <Card className="grid content-start gap-3">
        <Named name={email} role={role}>
          {expired && <Tag tone="danger">{staffTeam.expired}</Tag>}
        </Named>
        <p className="text-small text-ink-3">
          {by && `${staffTeam.invitedBy(by)} · `}
          {staffTeam.expires} <When at={expiresAt} />
        </p>
        <div className="flex flex-wrap gap-3">
          <ActButton intent="send-again" id={id} aria-label={`${staffTeam.sendAgain} (${email})`}>
            {staffTeam.sendAgain}
          </ActButton>
          <ActButton intent="revoke" id={id} aria-label={`${staffTeam.revoke} (${email})`}>
            {staffTeam.revoke}
          </ActButton>
        </div>
      </Card>
    </li>
  );
}

interface MemberProps {
  member: TeamView['members'][number];
  isOwn: boolean;
}

function Member({ member, isOwn }: MemberProps) {
  const { id, role, status, hasSecondFactor, lastLoginAt } = member;
  const email = member.email ?? '';
  return (
    <li className="grid">
      <Card className="grid content-start gap-3">
        <Named name={email} role={role}>
          {isOwn && <Tag>{staffTeam.you}</Tag>}
          {status === 'suspended' && <Tag tone="danger">{staffTeam.suspended}</Tag>}
          {!hasSecondFactor && <Tag tone="danger">{staffTeam.noSecondFactor}</Tag>}
        </Named>
        <p className="text-small text-ink-3">
          {staffTeam.lastSignedIn} {lastLoginAt ? <When at={lastLoginAt} /> : staffTeam.never}
        </p>
        {isOwn ? (
          <p className="text-small text-ink-2">{staffTeam.ownRole}</p>
        ) : (
          <div className="flex flex-wrap items-start gap-3">
            <DisclosedForm
              intent="change-role"
              id={id}
              label={staffTeam.changeRole}
              about={email}
              submit={staffTeam.saveRole}
            >
              <DeskSelect name="role" label={staffTeam.role} start={role} choices={roleChoices()} />
            </DisclosedForm>
            <DisclosedForm
              intent="remove"
              id={id}
              label={staffTeam.remove}
              about={email}
              submit={staffTeam.removeNow}
              danger
            >
              <p>{staffTeam.removeNote(email)}</p>
            </DisclosedForm>
          </div>
        )}
      </Card>
    </li>
  );
}

interface NamedProps {
  name: string;
  role: StaffRole;
  children: ReactNode;
}

function Named({ name, role, children }: NamedProps) {
  return (
    <div className="flex flex-wrap items-center gap-2">
      <h3 className="min-w-0 text-body font-bold wrap-anywhere">{name}</h3>
      <Tag tone="accent">{joining.roles[role]}</Tag>
      {children}
    </div>
  );
}

/** From the declaration itself: what is said here is what is enforced. */
function Roles() {
  return (
    <DeskSection title={staffTeam.rolesTitle}>
      <div className="grid items-start gap-3 lg:grid-cols-3">
        {STAFF_ROLES.map((role, place) => (
          <DeskCard key={role} title={joining.roles[role]}>
            {place > 0 && (
              <p className="text-ink-2">{joining.also(joining.roles[STAFF_ROLES[place - 1]!])}</p>
            )}
            <ul className="grid list-disc gap-1 pl-5">
              {dutiesFrom(role).map((duty) => (
                <li key={duty}>{joining.duties[duty]}</li>
              ))}
            </ul>
          </DeskCard>
        ))}
      </div>
    </DeskSection>
  );
}
