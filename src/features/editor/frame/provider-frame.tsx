import { createContext, type ReactNode } from 'react';
import { useLocation } from 'react-router';
import { paths } from '#platform/paths.ts';
import { Avatar } from '#ui/avatar.tsx';
import { classes } from '#ui/classes.ts';
import type { HeaderAccount } from '#ui/frame/account-links.tsx';
import { TextLink } from '#ui/text-link.tsx';
import { dashboard } from '#messages';
import type { Standing } from '../describe-own-profile.server.ts';
import { describeStanding } from '../standing/standing-card.tsx';
import { ChartColumn, CircleUserRound, LayoutDashboard, Pencil, QrCode, Star } from 'lucide-react';
import { Link } from '#ui/link.tsx';
import './provider-frame.css';

/** By which a page tells the frame that the profile stands otherwise now. */
export const TellStanding = createContext<(standing: Standing) => void>(() => {});

interface ProviderFrameProps {
  account: HeaderAccount;
  standing: Standing;
  children: ReactNode;
}

const SIGNS = { live: 'bg-success', waiting: 'bg-mango', down: 'bg-danger' } as const;

export function ProviderFrame({ account, standing, children }: ProviderFrameProps) {
  const isBusiness = account.home === paths.businessEditor;
  const { tone, word } = describeStanding(standing);
  const { pathname } = useLocation();
  return (
    <div data-accent={isBusiness ? 'business' : 'specialist'}>
      <header data-print="off" className="provider-head container-page">
        <Avatar
          name={account.name}
          src={account.portrait}
          kind={isBusiness ? 'business' : 'specialist'}
          className="sm:size-16"
        />
        <div className="min-w-0 flex-1">
          <p className="flex flex-wrap items-center gap-x-3 text-small font-medium text-ink-2">
            <span dir="auto" className="max-w-full truncate">
              {account.name}
            </span>
            <span className="inline-flex items-center gap-1.5 font-semibold whitespace-nowrap text-ink">
              <span aria-hidden className={classes('size-2.5 rounded-full', SIGNS[tone])} />
              <span className="sr-only">{dashboard.yourPage} </span>
              {word}
            </span>
          </p>
          <h1 className="text-title font-extrabold max-sm:text-heading">
            {titleOf(pathname, account.home)}
          </h1>
        </div>
        {account.page && (
          <p className="max-sm:-mt-3 max-sm:w-full">
            <TextLink to={account.page}>
              {standing.listed ? dashboard.seePublicPage : dashboard.seeOwnPage}
            </TextLink>
          </p>
        )}
      </header>
      <ProviderTabs home={account.home} pathname={pathname} />
      {children}
    </div>
  );
}

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

function titleOf(pathname: string, home: string): string | undefined {
  const beside = BESIDE[asWritten(pathname)];
  if (beside) return dashboard[beside.title];
  return tabsOf(home).find(({ to }) => to === tabAt(pathname))?.title;
}

/** Below the heading on wide screens, under the thumb on phones. */
function ProviderTabs({ home, pathname }: { home: string; pathname: string }) {
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
