import { useEffect, useState } from 'react';
import { CodeXml, Contact, Image, ScrollText } from 'lucide-react';
import { accountHome } from '#features/accounts/account-home.ts';
import { nameFirstSteps } from '#features/accounts/first-steps.ts';
import { CheckCard } from '#features/editor/standing/check-card.tsx';
import { ConfirmCard } from '#features/editor/standing/confirm-card.tsx';
import { StandingCard } from '#features/editor/standing/standing-card.tsx';
import { paths } from '#platform/paths.ts';
import { buttonStyle } from '#ui/button-style.ts';
import { ButtonLink } from '#ui/button-link.tsx';
import { Day } from '#features/profile-page/day.tsx';
import { Stars } from '#ui/stars.tsx';
import { TextLink } from '#ui/text-link.tsx';
import { withLanguage } from '#platform/language.ts';
import { dashboard } from '#messages';
import { FirstStepsCard } from './first-steps-card.tsx';
import type { DashboardView } from './get-dashboard.server.ts';
import { isNew, NoNumbersYet, Totals } from './totals.tsx';
import '#features/editor/editor.css';
import '../insights.css';

export function DashboardScreen({ view }: { view: DashboardView }) {
  const { days, standing, slug, clock } = view;
  const [confirmedOn, setConfirmedOn] = useState(view.confirmedOn);
  useEffect(() => nameFirstSteps({ ...view, listed: standing.listed }), [view, standing.listed]);
  return (
    <div className="container-page grid grid-cols-1 gap-10 pt-5 pb-16 md:pt-8">
      {view.check && <CheckCard slug={slug} check={view.check} editor={accountHome(view.kind)} />}
      <div className="owner-cards">
        <StandingCard standing={standing}>
          {clock}
          {standing.reviewStatus === 'rejected' && (
            <TextLink to={accountHome(view.kind)}>{dashboard.correctIt}</TextLink>
          )}
        </StandingCard>
        {view.confirmDue && !view.check && (
          <ConfirmCard slug={slug} confirmedOn={confirmedOn} onConfirmed={setConfirmedOn} />
        )}
      </div>
      <FirstStepsCard name={view.name} />
      {isNew(days) ? <NoNumbersYet {...view} listed={standing.listed} /> : <Totals days={days} />}
      <div className="grid items-start gap-5 lg:grid-cols-[minmax(0,1.6fr)_minmax(0,1fr)]">
        <LatestReviews reviews={view.reviews} />
        <Handouts slug={slug} listed={standing.listed} />
      </div>
    </div>
  );
}

function Handouts({ slug, listed }: { slug: string; listed: boolean }) {
  return (
    <section aria-labelledby="handouts-heading" className="card flex flex-col p-5 sm:p-6">
      <h2 id="handouts-heading" className="text-subheading">
        {dashboard.showAround}
      </h2>
      <p className="mt-2 text-ink-2">{dashboard.posterAndCards}</p>
      <div className="mt-4 grid gap-2.5">
        <ButtonLink to={paths.poster} variant="secondary">
          <ScrollText aria-hidden className="size-5 text-accent" />
          {dashboard.poster}
        </ButtonLink>
        <ButtonLink to={paths.card} variant="secondary">
          <Contact aria-hidden className="size-5 text-accent" />
          {dashboard.cards}
        </ButtonLink>
        <ButtonLink to={paths.websiteCard} variant="secondary">
          <CodeXml aria-hidden className="size-5 text-accent" />
          {dashboard.websiteCard}
        </ButtonLink>
        {listed && (
          <a
            href={withLanguage(`/share/${slug}.jpg`)}
            download={`${slug}.jpg`}
            className={buttonStyle({ variant: 'secondary' })}
          >
            <Image aria-hidden className="size-5 text-accent" />
            {dashboard.sharePicture}
          </a>
        )}
      </div>
    </section>
  );
}

function LatestReviews({ reviews }: Pick<DashboardView, 'reviews'>) {
  return (
    <section aria-labelledby="reviews-heading" className="card flex flex-col p-5 sm:p-6">
      <h2 id="reviews-heading" className="text-subheading">
        {dashboard.latestReviews}
      </h2>
      {reviews.length === 0 ? (
        <>
          <p className="mt-2 mb-4 text-ink-2">{dashboard.noReviews}</p>
          <ButtonLink to={paths.askForReview} variant="secondary" className="self-start">
            {dashboard.askForReview}
          </ButtonLink>
        </>
      ) : (
        <>
          <ul className="mt-2 mb-4 grid divide-y divide-line">
            {reviews.map(({ id, author, stars, text, lang, reply, date }) => (
              <li key={id} className="grid gap-1 py-3.5">
                <p className="flex flex-wrap items-center justify-between gap-x-4">
                  <span dir="auto" className="font-semibold">
                    {author}
                  </span>
                  <Stars rating={stars} />
                </p>
                <p lang={lang} dir="auto" className="line-clamp-3 text-small text-ink-2">
                  {text}
                </p>
                <p className="text-tiny text-ink-3">
                  <Day date={date} />
                  {reply ? dashboard.replied : dashboard.notReplied}
                </p>
              </li>
            ))}
          </ul>
          <ButtonLink to={paths.ownReviews} variant="secondary" className="mt-auto self-start">
            {dashboard.seeAllReviews}
          </ButtonLink>
        </>
      )}
    </section>
  );
}
