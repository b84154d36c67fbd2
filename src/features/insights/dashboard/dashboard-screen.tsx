import { useState } from 'react';
import { Link } from 'react-router';
import { accountHome } from '#features/accounts/account-home.ts';
import { ConfirmCard } from '#features/editor/standing/confirm-card.tsx';
import { StandingCard } from '#features/editor/standing/standing-card.tsx';
import { paths } from '#platform/paths.ts';
import { MEASURES, SHOWN_DAYS, totalOf } from '../insights.rules.ts';
import { Handouts } from './handouts.tsx';
import { LatestReviews } from './latest-reviews.tsx';
import type { DashboardView } from './get-dashboard.server.ts';
import { NoNumbersYet } from './no-numbers-yet.tsx';
import { NumbersSection } from './numbers-section.tsx';
import '#features/editor/editor.css';
import '../insights.css';

const link =
  'inline-flex min-h-11 items-center font-semibold text-accent underline underline-offset-4 hover:text-accent-strong';

/** What the profile does for its owner: where it stands, who comes, what they say. */
export function DashboardScreen({ view }: { view: DashboardView }) {
  const { kind, name, days, standing, slug, clock } = view;
  const [confirmedOn, setConfirmedOn] = useState(view.confirmedOn);
  const isNew = MEASURES.every((each) => totalOf(days, each.kind, SHOWN_DAYS) === 0);
  return (
    <div data-accent={kind} className="container-page grid grid-cols-1 gap-10 pt-8 pb-16 lg:pt-12">
      <header>
        <h1 className="text-title font-extrabold">Dashboard</h1>
        <p dir="auto" className="mt-2 text-lead text-ink-2">
          {name}
        </p>
        <p className="flex flex-wrap gap-x-6">
          <Link to={accountHome(kind)} className={link}>
            Edit my profile
          </Link>
          <Link to={paths.account} className={link}>
            Account
          </Link>
        </p>
        <div className="dashboard-cards">
          <StandingCard profile={view}>{clock}</StandingCard>
          <ConfirmCard confirmedOn={confirmedOn} onConfirmed={setConfirmedOn} />
        </div>
      </header>
      {isNew ? <NoNumbersYet {...view} /> : <NumbersSection days={days} />}
      <div className="grid items-start gap-5 lg:grid-cols-[minmax(0,1.6fr)_minmax(0,1fr)]">
        <LatestReviews reviews={view.reviews} />
        <Handouts slug={slug} listed={standing.listed} />
      </div>
    </div>
  );
}
