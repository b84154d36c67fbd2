import { ChartColumn, CircleUserRound, LayoutDashboard, Pencil, QrCode, Star } from 'lucide-react';
import { paths } from '#platform/paths.ts';
import { Link } from '#ui/link.tsx';

const tabsOf = (home: string) => [
  { to: paths.dashboard, label: 'Overview', title: 'Dashboard', Icon: LayoutDashboard },
  { to: home, label: 'Profile', title: EDITOR_TITLES[home]!, Icon: Pencil },
  { to: paths.ownReviews, label: 'Reviews', title: 'Your reviews', Icon: Star },
  { to: paths.numbers, label: 'Numbers', title: 'Your numbers', Icon: ChartColumn },
  { to: paths.poster, label: 'Poster', title: 'Your poster', Icon: QrCode },
  { to: paths.account, label: 'Account', title: 'Account', Icon: CircleUserRound },
];

const EDITOR_TITLES: Record<string, string> = {
  [paths.specialistEditor]: 'Your profile',
  [paths.businessEditor]: 'Your business profile',
};

/** Pages that stand beside the one of a tab. */
const BESIDE: Record<string, { tab: string; title: string }> = {
  [paths.card]: { tab: paths.poster, title: 'Your cards' },
  [paths.askForReview]: { tab: paths.ownReviews, title: 'Ask for a review' },
};

/** The router takes capitals and a slash at the end for the same address. */
const asWritten = (pathname: string) => pathname.toLowerCase().replace(/(?<!\/)\/+$/, '');
const tabAt = (pathname: string) => BESIDE[asWritten(pathname)]?.tab ?? asWritten(pathname);

export function titleOf(pathname: string, home: string): string | undefined {
  const beside = BESIDE[asWritten(pathname)];
  return beside?.title ?? tabsOf(home).find(({ to }) => to === tabAt(pathname))?.title;
}

/** Below the heading on wide screens, under the thumb on phones. */
export function ProviderTabs({ home, pathname }: { home: string; pathname: string }) {
  return (
    <nav aria-label="Your pages" className="provider-tabs" data-bottom-bar data-print="off">
      <ul className="container-page">
        {tabsOf(home).map((tab) => (
          <li key={tab.to}>
            <Link to={tab.to} aria-current={tab.to === tabAt(pathname) ? 'page' : undefined}>
              <tab.Icon aria-hidden />
              {tab.label}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
