import type { JSX, ReactNode, SyntheticEvent } from 'react';
import { Languages, Menu, Search, X } from 'lucide-react';
import { frame } from '#messages';
import { paths } from '#platform/paths.ts';
import type { Site } from '#platform/site.ts';
import { ButtonLink } from '#ui/button-link.tsx';
import { AccountLinks, AccountMenu, type HeaderAccount } from '#ui/frame/account-links.tsx';
import { LanguageLinks } from '#ui/frame/language-links.tsx';
import { Logo } from '#ui/frame/logo.tsx';
import { FrameLinks, SectionLink, type FrameItem } from '#ui/frame/frame-links.tsx';
import { useClosingDetails } from '#ui/frame/use-closing-details.ts';
import { Remembered } from '#ui/remembered.tsx';
import { ThemeSwitch } from '#ui/theme-switch.tsx';

interface HeaderProps {
  site: Site;
  /** Takes the place of Login and Sign Up for a signed-in visitor. */
  account?: HeaderAccount | null | undefined;
  /** The one box, which opens from the bar, or stands in the phone's menu. */
  search: (id: string) => ReactNode;
  saved: JSX.Element;
}

export function Header({ site, account, search, saved }: HeaderProps) {
  const items = mainItems();
  return (
    <header className="site-header" data-print="off">
      <div className="container-page flex h-full items-center gap-1 max-[26rem]:gap-0">
        <SectionLink
          section="home"
          className="mr-auto flex min-w-0 rounded-control py-1.5 xl:mr-3 xl:min-w-min"
        >
          <Remembered>
            <Logo name={site.name} logo={site.logo} />
          </Remembered>
          <span className="sr-only">{frame.toTheStart}</span>
        </SectionLink>
        <nav aria-label={frame.main} className="mr-auto max-xl:hidden">
          <FrameLinks
            items={items}
            className="flex"
            link="flex min-h-11 items-center rounded-control px-1.75 text-small font-medium whitespace-nowrap text-ink-2 transition hover:text-ink focus-visible:-outline-offset-2 aria-[current]:text-accent"
          />
        </nav>
        <HeaderPanel name="find" className="max-xl:hidden" onToggle={beginToType}>
          <div className="container-page pt-2 pb-6">{search('find-in-bar')}</div>
        </HeaderPanel>
        <Remembered>{saved}</Remembered>
        {site.languages?.length !== 1 && (
          <HeaderPanel name="language" className="max-xl:hidden">
            <LanguageLinks
              languages={site.languages}
              className="container-page pt-2 pb-4"
              list="flex justify-end gap-2"
              link="inline-flex min-h-11 items-center rounded-control px-3 hover:bg-surface-2 aria-[current]:font-semibold aria-[current]:text-accent"
            />
          </HeaderPanel>
        )}
        <Remembered>
          <ThemeSwitch className="max-[24rem]:hidden" />
        </Remembered>
        {account ? (
          <AccountMenu account={account} />
        ) : (
          <>
            <ButtonLink
              to={paths.login}
              variant="quiet"
              size="small"
              className="max-[32rem]:hidden"
            >
              {frame.login}
            </ButtonLink>
            <ButtonLink
              to={paths.signup}
              size="small"
              className="whitespace-nowrap max-[22rem]:hidden"
            >
              {frame.signUp}
            </ButtonLink>
          </>
        )}
        <HeaderPanel name="menu" className="-mr-2.5 xl:hidden">
          <div className="container-page grid gap-4 pt-2 pb-6">
            {search('find-in-menu')}
            <nav aria-label={frame.menu}>
              <FrameLinks
                items={items}
                className="grid sm:grid-cols-2 sm:gap-x-8"
                link="flex min-h-13 items-center border-b border-line font-heading text-subheading font-semibold tracking-tight hover:text-accent aria-[current]:text-accent"
              />
            </nav>
            <LanguageLinks
              languages={site.languages}
              link="inline-flex min-h-11 items-center px-2 text-ink-2 hover:text-ink aria-[current]:font-semibold aria-[current]:text-accent"
            />
            <Remembered>
              <ThemeSwitch className="-ml-3 min-[24rem]:hidden" />
            </Remembered>
            {account ? (
              <nav aria-labelledby="menu-account" className="rounded-card bg-surface-2 px-4 py-2">
                <p id="menu-account" className="pt-2 text-small text-ink-2">
                  {frame.loggedInAs}{' '}
                  <strong dir="auto" className="text-ink">
                    {account.name}
                  </strong>
                </p>
                <AccountLinks
                  account={account}
                  link="flex min-h-12 w-full items-center text-left font-semibold hover:text-accent"
                />
              </nav>
            ) : (
              <div className="grid grid-cols-2 gap-3">
                <ButtonLink to={paths.login} variant="secondary">
                  {frame.login}
                </ButtonLink>
                <ButtonLink to={paths.signup}>{frame.signUp}</ButtonLink>
              </div>
            )}
          </div>
        </HeaderPanel>
      </div>
    </header>
  );
}

const mainItems = (): FrameItem[] => [
  { label: frame.home, section: 'home' },
  { label: frame.featuredSpecialists, section: 'featured-specialists' },
  { label: frame.search, section: 'search' },
  { label: frame.featuredBusinesses, section: 'featured-businesses' },
  { label: frame.about, section: 'about' },
  { label: frame.contact, to: paths.contact },
  { label: frame.faq, to: paths.faq },
  { label: frame.footer, section: 'footer' },
];

const PANEL_ICONS = { find: Search, language: Languages, menu: Menu };

interface HeaderPanelProps {
  name: keyof typeof PANEL_ICONS;
  className: string;
  onToggle?: typeof beginToType;
  children: ReactNode;
}

const beginToType = ({ currentTarget }: SyntheticEvent<HTMLDetailsElement>) => {
  if (currentTarget.open) currentTarget.querySelector('input')?.focus();
};

function HeaderPanel({ name, className, onToggle, children }: HeaderPanelProps) {
  const { menu, closeAfterChoice } = useClosingDetails();
  return (
    <details ref={menu} onToggle={onToggle} className={`menu group ${className}`}>
      <Remembered>
        <PanelButton name={name} />
      </Remembered>
      <div className="menu-panel" onClick={closeAfterChoice}>
        {children}
      </div>
    </details>
  );
}

function PanelButton({ name }: Pick<HeaderPanelProps, 'name'>) {
  const Icon = PANEL_ICONS[name];
  return (
    <summary
      aria-label={frame[name]}
      className="grid size-11 place-items-center rounded-full transition hover:bg-surface-2"
    >
      <Icon aria-hidden className="size-6 group-open:hidden" />
      <X aria-hidden className="hidden size-6 group-open:block" />
    </summary>
  );
}
