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
import { ProviderTabs, titleOf } from './provider-tabs.tsx';
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
