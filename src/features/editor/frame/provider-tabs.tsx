import { ChartColumn, CircleUserRound, LayoutDashboard, Pencil, QrCode, Star } from 'lucide-react';
import { paths } from '#platform/paths.ts';
import { Link } from '#ui/link.tsx';
import { dashboard } from '#messages';

const tabsOf = (home: string) => [
  {
    to: paths.dashboard,
    label: dashboard.overview,
    title: dashboard.title,
    Icon: LayoutDashboard,
  },
  { to: home, label: dashboard.profile, title: editorTitle(home), Icon: Pencil },
  { to: paths.ownReviews, label: dashboard.reviews, title: dashboard.yourReviews, Icon: Star },
  { to: paths.numbers, label: dashboard.numbers, title: dashboard.yourNumbers, Icon: ChartColumn },
  { to: paths.poster, label: dashboard.poster, title: dashboard.yourPoster, Icon: QrCode },
  { to: paths.account, label: dashboard.account, title: dashboard.account, Icon: CircleUserRound },
];

const editorTitle = (home: string) =>
  home === paths.businessEditor ? dashboard.yourBusinessProfile : dashboard.yourProfile;

/** Pages that stand beside the one of a tab. */
const BESIDE: Record<
  string,
  { tab: string; title: 'yourCards' | 'yourWebsiteCard' | 'askForReview' }
> = {
  [paths.card]: { tab: paths.poster, title: 'yourCards' },
  [paths.websiteCard]: { tab: paths.poster, title: 'yourWebsiteCard' },
  [paths.askForReview]: { tab: paths.ownReviews, title: 'askForReview' },
};

/** The router takes capitals and a slash at the end for the same address. */
const asWritten = (pathname: string) => pathname.toLowerCase().replace(/(^|[^/])\/+$/, '$1');
const tabAt = (pathname: string) => BESIDE[asWritten(pathname)]?.tab ?? asWritten(pathname);

export function titleOf(pathname: string, home: string): string | undefined {
  const beside = BESIDE[asWritten(pathname)];
  if (beside) return dashboard[beside.title];
  return tabsOf(home).find(({ to }) => to === tabAt(pathname))?.title;
}

/** Below the heading on wide screens, under the thumb on phones. */
export function ProviderTabs({ home, pathname }: { home: string; pathname: string }) {
  return (
    <nav
      aria-label={dashboard.yourPages}
      className="provider-tabs"
      data-bottom-bar
      data-print="off"
    >
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
