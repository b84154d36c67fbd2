import { staffClaims } from '#messages';
import { When } from '#features/accounts/when.tsx';
import { staffPaths } from '#platform/staff-paths.ts';
import { ButtonLink } from '#ui/button-link.tsx';
import { Card } from '#ui/card.tsx';
import { EmptyState } from '#ui/empty-state.tsx';
import { Written } from '#ui/written.tsx';
import { ReasonField } from '../desk/desk-field.tsx';
import { ActButton, DisclosedForm } from '../desk/desk-form.tsx';
import { DeskHeading } from '../desk/desk-heading.tsx';
import { ChoiceSelect, DeskFilter, DeskList } from '../desk/desk-list.tsx';
import { ProfileLink } from '../desk/profile-link.tsx';
import { StateTag, Tag } from '../desk/tag.tsx';
import type { ClaimsView } from './claims-desk.server.ts';

type Claim = ClaimsView['claims'][number];

export function ClaimsScreen({ status, claims, ...list }: ClaimsView) {
  return (
    <div className="grid gap-6">
      <DeskHeading title={staffClaims.title}>{staffClaims.lead}</DeskHeading>
      <DeskFilter label={staffClaims.filter} chosen={{ status }}>
        <ChoiceSelect label={staffClaims.status} name="status" choices={staffClaims.statuses} />
      </DeskFilter>
      <DeskList
        {...list}
        of={staffClaims.counted}
        none={
          <EmptyState
            title={staffClaims.none}
            actions={
              status !== 'open' && (
                <ButtonLink to={staffPaths.claims}>{staffClaims.showOpen}</ButtonLink>
              )
            }
          >
            {staffClaims.noneHint}
          </EmptyState>
        }
      >
        {claims.map((claim) => (
          <ClaimCard key={claim.id} claim={claim} />
        ))}
      </DeskList>
    </div>
  );
}

function ClaimCard({ claim }: { claim: Claim }) {
  const { id, name, email, words, status, reason, createdAt, profile } = claim;
  const contact = [profile.phone, profile.workEmail].filter(Boolean).join(' · ');
  return (
    <li>
      <Card className="grid gap-3">
        <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
          <h2 dir="auto" id={`claim-${id}`} className="min-w-0 text-subheading">
            {name} {staffClaims.claims} <ProfileLink {...profile} />
          </h2>
          <StateTag state={status} words={staffClaims.statuses} />
          {status === 'open' && !profile.unclaimed && (
            <Tag tone="danger">{staffClaims.claimedSince}</Tag>
          )}
        </div>
        <p dir="auto" className="text-small text-ink-3">
          {email} · <When at={createdAt} />
        </p>
        <Written as="blockquote" className="text-ink-2">
          {words}
        </Written>
        {contact && (
          <p dir="auto" className="text-small text-ink-2">
            {staffClaims.reached} {contact}
          </p>
        )}
        {reason && (
          <p dir="auto" className="text-small text-ink-2">
            {staffClaims.why}: {reason}
          </p>
        )}
        {status === 'open' && (
          <div className="flex flex-wrap items-start gap-3">
            {profile.unclaimed && (
              <ActButton intent="accept" id={id} aria-describedby={`claim-${id}`}>
                {staffClaims.accept}
              </ActButton>
            )}
            <DisclosedForm
              intent="refuse"
              id={id}
              label={staffClaims.refuse}
              about={name}
              submit={staffClaims.refuseClaim}
              danger
            >
              <ReasonField label={staffClaims.why} hint={staffClaims.whyHint} lines={3} />
            </DisclosedForm>
          </div>
        )}
      </Card>
    </li>
  );
}
