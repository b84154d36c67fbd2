import { staffReports } from '#messages';
import { placeName } from '#platform/names.rules.ts';
import { EmptyState } from '#ui/empty-state.tsx';
import { reasonLabel } from '#features/reports/report.rules.ts';
import { Stars } from '#ui/stars.tsx';
import { Written } from '#ui/written.tsx';
import { When } from '#features/accounts/when.tsx';
import { ReasonField } from '../desk/desk-field.tsx';
import { DeskPages } from '../desk/desk-list.tsx';
import { DeskHeading, DeskSection } from '../desk/desk-heading.tsx';
import { ProfileLink } from '../desk/profile-link.tsx';
import { Tag } from '../desk/tag.tsx';
import { ActButton, DisclosedForm } from '../desk/desk-form.tsx';
import { RemovalFields } from '../reviews/reviews-screen.tsx';
import type { ReportsView } from './reports-desk.server.ts';
import { nameReported } from './reports-desk.rules.ts';

export function ReportsScreen({ items, asked, page, pages }: ReportsView) {
  return (
    <div className="grid gap-6">
      <DeskHeading title={staffReports.title}>{staffReports.lead}</DeskHeading>
      {items.length === 0 ? (
        <EmptyState title={staffReports.noneOpen}>{staffReports.nothingToComplain}</EmptyState>
      ) : (
        <ul className="grid gap-4">
          {items.map((item) => (
            <ReportedItem key={nameReported(item.reported)} item={item} />
          ))}
        </ul>
      )}
      <DeskPages page={page} pages={pages} label={staffReports.pages} />
      {asked.length > 0 && <AskedProviders asked={asked} />}
    </div>
  );
}

type ReportedItemView = ReportsView['items'][number];

function ReportedItem({ item }: { item: ReportedItemView }) {
  const { priority, open, upheld, dismissed, age } = item;
  return (
    <li className="card grid gap-5 p-5 sm:p-6">
      <div className="grid gap-2">
        <p className="flex flex-wrap items-center gap-x-3 gap-y-1 text-small text-ink-3">
          {priority > 0 && (
            <Tag tone="danger">{priority > 1 ? staffReports.veryUrgent : staffReports.urgent}</Tag>
          )}
          <Tag>{staffReports.reports(open.length)}</Tag>
          <span>{staffReports.waitingFor(age)}</span>
          {upheld > 0 && <span>{staffReports.upheldBefore(upheld)}</span>}
          {dismissed > 0 && <span>{staffReports.dismissedBefore(dismissed)}</span>}
        </p>
        <ReportedThing item={item} />
      </div>
      <ul
        aria-label={staffReports.title}
        className="grid divide-y divide-line border-y border-line"
      >
        {open.map(({ id, reason, text, email, createdAt }) => (
          <li key={id} className="grid gap-1 py-3">
            <p className="font-semibold">{reasonLabel(item.reported.kind, reason)}</p>
            {text && <Written className="max-w-prose text-ink-2">{text}</Written>}
            <p dir="auto" className="text-small text-ink-3">
              {email ?? staffReports.noEmail} · <When at={createdAt} />
            </p>
          </li>
        ))}
      </ul>
      <DecisionForms item={item} />
    </li>
  );
}

function ReportedThing({ item: { profile, review, open } }: { item: ReportedItemView }) {
  const link = <ProfileLink {...profile} />;
  if (!review)
    return (
      <>
        <h2 className="text-subheading">
          {staffReports.profileOf}
          {link}
        </h2>
        <p className="flex flex-wrap items-center gap-x-3 gap-y-1 text-ink-2">
          <bdi dir="auto">
            {profile.headline}, {placeName(profile.location)}
          </bdi>
          {profile.status === 'suspended' && (
            <Tag tone="danger">{staffReports.suspendedAlready}</Tag>
          )}
          {profile.status !== 'suspended' && !profile.listed && <Tag>{staffReports.notListed}</Tag>}
          {profile.askedAt && <Tag tone="accent">{staffReports.waitingTag}</Tag>}
          {profile.hiddenAt && <Tag tone="accent">{staffReports.hiddenTag}</Tag>}
        </p>
        {profile.confirmedAt > open[0]!.createdAt && (
          <p className="text-small font-medium text-success">
            {staffReports.answeredSince} (<When at={profile.confirmedAt} />)
          </p>
        )}
      </>
    );
  return (
    <>
      <h2 className="text-subheading">
        {staffReports.reviewBy}
        <bdi dir="auto">{review.author}</bdi>
        {staffReports.onProvider}
        {link}
      </h2>
      <p className="flex flex-wrap items-center gap-x-3 gap-y-1">
        <Stars rating={review.stars} />
        {review.state === 'removed' && <Tag tone="danger">{staffReports.removedAlready}</Tag>}
      </p>
      <Written
        as="blockquote"
        className="max-w-prose rounded-card bg-surface-2 px-4 py-3.5 text-ink-2"
      >
        {review.text}
      </Written>
    </>
  );
}

function DecisionForms({ item: { reported, open, profile } }: { item: ReportedItemView }) {
  const id = nameReported(reported);
  const isReview = reported.kind === 'review';
  const upTo = Math.max(...open.map((report) => report.id));
  return (
    <div className="flex flex-wrap items-start gap-3">
      <ActButton intent="dismiss" id={id} hidden={{ upTo }}>
        {staffReports.dismiss}
      </ActButton>
      {!isReview && <CheckForms id={id} profile={profile} />}
      <DisclosedForm
        submit={isReview ? staffReports.removeReview : staffReports.suspendProfile}
        danger
        label={isReview ? staffReports.upholdAndRemove : staffReports.upholdAndSuspend}
        variant="danger"
        intent="uphold"
        id={id}
      >
        {isReview ? (
          <RemovalFields />
        ) : (
          <ReasonField
            label={staffReports.whySuspended(profile.name)}
            hint={staffReports.providerReadsIt}
            lines={4}
          />
        )}
      </DisclosedForm>
    </div>
  );
}

/** The middle way: the owner looks first. */
function CheckForms({ id, profile }: { id: string; profile: ReportedItemView['profile'] }) {
  const { name, unclaimed, hasPhone, askedAt, hiddenAt } = profile;
  return (
    <>
      {!askedAt && !unclaimed && (
        <DisclosedForm
          intent="ask"
          id={id}
          label={staffReports.askToCheck}
          submit={staffReports.sendQuestion}
        >
          <ReasonField
            name="question"
            label={staffReports.whatToCheck(name)}
            hint={staffReports.checkHint}
            lines={3}
          />
        </DisclosedForm>
      )}
      {hasPhone && !hiddenAt && (
        <ActButton intent="hide-number" id={id}>
          {staffReports.hideNumber}
        </ActButton>
      )}
    </>
  );
}

function AskedProviders({ asked }: Pick<ReportsView, 'asked'>) {
  return (
    <DeskSection title={staffReports.stillAsked} note={staffReports.waitingNote}>
      <ul className="card grid divide-y divide-line">
        {asked.map(({ id, question, askedAt, hiddenAt, ...profile }) => (
          <li key={id} className="grid gap-3 p-5">
            <div className="grid gap-1">
              <h3 className="text-subheading">
                <ProfileLink {...profile} />
              </h3>
              {question && <Written className="max-w-prose text-ink-2">{question}</Written>}
              <p className="flex flex-wrap gap-x-3 text-small text-ink-3">
                {askedAt && (
                  <span>
                    {staffReports.askedOn} <When at={askedAt} />
                  </span>
                )}
                {hiddenAt && (
                  <span>
                    {staffReports.hiddenOn} <When at={hiddenAt} />
                  </span>
                )}
              </p>
            </div>
            <div className="flex flex-wrap gap-3">
              {askedAt && (
                <ActButton intent="withdraw" id={nameReported({ kind: 'profile', id })}>
                  {staffReports.withdraw}
                </ActButton>
              )}
              {hiddenAt && (
                <ActButton intent="show-number" id={nameReported({ kind: 'profile', id })}>
                  {staffReports.showNumber}
                </ActButton>
              )}
            </div>
          </li>
        ))}
      </ul>
    </DeskSection>
  );
}
