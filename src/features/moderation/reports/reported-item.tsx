import { Link } from 'react-router';
import { reasonLabel } from '#features/reports/report.rules.ts';
import { paths } from '#platform/paths.ts';
import { Stars } from '#ui/stars.tsx';
import { Written } from '#ui/written.tsx';
import { Tag } from '../desk/tag.tsx';
import { When } from '#features/accounts/when.tsx';
import type { ReportsView } from './reports-desk.server.ts';
import { DecisionForms } from './decision-forms.tsx';

type ReportedItemView = ReportsView['items'][number];

export function ReportedItem({ item }: { item: ReportedItemView }) {
  const { priority, open, upheld, dismissed, age } = item;
  return (
    <li className="card grid gap-5 p-5 sm:p-6">
      <div className="grid gap-2">
        <p className="flex flex-wrap items-center gap-x-3 gap-y-1 text-small text-ink-3">
          {priority > 0 && <Tag tone="danger">{priority > 1 ? 'Very urgent' : 'Urgent'}</Tag>}
          <Tag>{open.length === 1 ? '1 report' : `${open.length} reports`}</Tag>
          <span>waiting for {age}</span>
          {upheld > 0 && <span>{upheld} upheld before</span>}
          {dismissed > 0 && <span>{dismissed} dismissed before</span>}
        </p>
        <ReportedThing item={item} />
      </div>
      <ul aria-label="Reports" className="grid divide-y divide-line border-y border-line">
        {open.map(({ id, reason, text, email, createdAt }) => (
          <li key={id} className="grid gap-1 py-3">
            <p className="font-semibold">{reasonLabel(item.reported.kind, reason)}</p>
            {text && <Written className="max-w-prose text-ink-2">{text}</Written>}
            <p dir="auto" className="text-small text-ink-3">
              {email ?? 'No email given'} · <When at={createdAt} />
            </p>
          </li>
        ))}
      </ul>
      <DecisionForms item={item} />
    </li>
  );
}

/** What it is about, as visitors see it. */
function ReportedThing({ item: { profile, review } }: { item: ReportedItemView }) {
  const link = (
    <Link
      to={paths[profile.kind](profile.slug)}
      dir="auto"
      className="text-accent underline underline-offset-4"
    >
      {profile.name}
    </Link>
  );
  if (!review)
    return (
      <>
        <h2 className="text-subheading">Profile of {link}</h2>
        <p className="flex flex-wrap items-center gap-x-3 gap-y-1 text-ink-2">
          <bdi dir="auto">
            {profile.headline}, {profile.location}
          </bdi>
          {profile.status === 'suspended' && <Tag tone="danger">Suspended already</Tag>}
          {profile.status !== 'suspended' && !profile.listed && <Tag>Not listed</Tag>}
        </p>
      </>
    );
  return (
    <>
      <h2 className="text-subheading">
        Review by <bdi dir="auto">{review.author}</bdi> on {link}
      </h2>
      <p className="flex flex-wrap items-center gap-x-3 gap-y-1">
        <Stars rating={review.stars} />
        {review.state === 'removed' && <Tag tone="danger">Removed already</Tag>}
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
