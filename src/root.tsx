import { useEffect, useState, type ReactNode } from 'react';
import {
  Links,
  Meta,
  Outlet,
  Scripts,
  ScrollRestoration,
  useMatches,
  useNavigate,
  useRouteLoaderData,
} from 'react-router';
import { servicesContext } from '#platform/services.server.ts';
import { describeHeaderAccount } from '#features/accounts/account-page/describe-account.server.ts';
import { FindBox } from '#features/find/find-box.tsx';
import { useCookiesAccepted } from '#features/legal/cookie-acceptance.ts';
import { CookieNotice } from '#features/legal/cookie-notice.tsx';
import { Offline } from '#features/offline/offline.tsx';
import { SavedLink } from '#features/saved/saved-link.tsx';
import { sessionContext } from '#platform/session-context.server.ts';
import { languageNow, pageHref } from '#platform/language.ts';
import { paths } from '#platform/paths.ts';
import { describeSite } from '#platform/describe-site.server.ts';
import figtree from '#ui/fonts/figtree.woff2?url';
import {
  headScript,
  headScriptOfLive,
  ProgressBar,
  SkipLink,
  ThemeColor,
} from '#ui/frame/document-parts.tsx';
import { Footer } from '#ui/frame/footer.tsx';
import { Header } from '#ui/frame/header.tsx';
import { LanguageOffer } from '#ui/frame/language-offer.tsx';
import { ALIVE } from '#ui/frame/alive.ts';
import { useArrivalFocus } from '#ui/frame/use-arrival-focus.ts';
import { NavigateContext } from '#ui/link.tsx';
import { StormNotice } from '#ui/frame/storm-notice.tsx';
import { useNonce } from '#ui/nonce.ts';
import { Remembered } from '#ui/remembered.tsx';
import { ToastRegion } from '#ui/toast-region.tsx';
import type { Route } from './+types/root';
import { FailedPage } from './pages/failed-page.tsx';
import type { PageHandle } from './pages/page-access.ts';
import './ui/styles.css';

export const links: Route.LinksFunction = () => [
  { rel: 'preload', href: figtree, as: 'font', type: 'font/woff2', crossOrigin: 'anonymous' },
  { rel: 'icon', href: '/favicon.svg', type: 'image/svg+xml' },
  { rel: 'icon', href: '/favicon.ico', sizes: '32x32' },
  { rel: 'apple-touch-icon', href: '/apple-touch-icon.png' },
  { rel: 'manifest', href: pageHref(paths.manifest) },
];

export async function loader({ context }: Route.LoaderArgs) {
  const { env, db } = context.get(servicesContext);
  const session = context.get(sessionContext);
  return {
    site: describeSite(env),
    account: session && (await describeHeaderAccount(db, session.account)),
  };
}

export { shouldRevalidate } from './pages/revalidate-root.ts';

const findBox = (id: string) => (
  <Remembered>
    <FindBox id={id} />
  </Remembered>
);

/** Around every page, also around those that failed. */
export function Layout({ children }: { children: ReactNode }) {
  return (
    <NavigateContext value={useNavigate()}>
      <Document>{children}</Document>
    </NavigateContext>
  );
}

function Document({ children }: { children: ReactNode }) {
  const { site, account } = useRouteLoaderData<typeof loader>('root') ?? {};
  const handles = useMatches().map(({ handle }) => handle as PageHandle | undefined);
  const frames = handles.map((handle) => handle?.frame);
  const ownFrame = frames.some(Boolean);
  const isAlone = frames.includes('alone');
  const isRead = handles.some((handle) => handle?.cached);
  const nonce = useNonce();
  // The browser takes no styles that come later: other colours are there with the next document.
  const [styles] = useState(site?.styles);
  useArrivalFocus();
  useEffect(() => {
    window.onpopstate = null;
    dispatchEvent(new Event(ALIVE));
  }, []);
  return (
    <html lang={languageNow()} dir="ltr" suppressHydrationWarning>
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <ThemeColor />
        <script nonce={nonce} suppressHydrationWarning>
          {isAlone ? headScript : headScriptOfLive}
        </script>
        <Meta />
        <Links />
        {styles && (
          <style nonce={nonce} suppressHydrationWarning>
            {styles}
          </style>
        )}
      </head>
      <body data-storm={site?.storm && ''}>
        <SkipLink />
        <ProgressBar />
        {ownFrame ? (
          children
        ) : (
          <>
            {site && (
              <Header site={site} account={account} search={findBox} saved={<SavedLink />} />
            )}
            <ToastRegion />
            {site?.storm && <StormNotice {...site.storm} />}
            <main id="main" tabIndex={-1}>
              {children}
            </main>
            {site && (
              <Footer
                site={site}
                kept={<Offline>{({ DirectorySwitches }) => <DirectorySwitches />}</Offline>}
              />
            )}
          </>
        )}
        {!isAlone && (
          <>
            <LanguageOffer languages={site?.languages} />
            <CookieNotice />
            <OfflineCareOf isRead={isRead} />
            <ScrollRestoration />
            <Scripts />
          </>
        )}
      </body>
    </html>
  );
}

/** Nobody is asked for more who is still asked about cookies. */
function OfflineCareOf({ isRead }: { isRead: boolean }) {
  const isFree = useCookiesAccepted() && isRead;
  return <Offline>{({ OfflineCare }) => <OfflineCare isFree={isFree} />}</Offline>;
}

export default function Root() {
  return <Outlet />;
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  const { site } = useRouteLoaderData<typeof loader>('root') ?? {};
  return <FailedPage error={error} siteName={site?.name} />;
}
