import { useEffect } from 'react';
import { data, useLocation, type MetaDescriptor } from 'react-router';
import { editorFieldPath } from '#features/editor/editor-field.ts';
import { ProfileShown } from '#features/insights/counting/use-shown.ts';
import { askedReviews } from '#features/profile-page/public-reviews.server.ts';
import { fetchProfile } from '#features/profile-page/fetch-profile.ts';
import { loadProfile } from '#features/profile-page/find-profile.server.ts';
import { ProfileScreen } from '#features/profile-page/profile-screen.tsx';
import {
  isUnavailable,
  unavailable,
  type ProfileOutcome,
} from '#features/profile-page/profile-outcome.ts';
import { languageNow, withLanguage } from '#platform/language.ts';
import { paths } from '#platform/paths.ts';
import { servicesContext } from '#platform/services.server.ts';
import { sessionContext } from '#platform/session-context.server.ts';
import type { HeaderAccount } from '#ui/frame/account-links.tsx';
import { inTime } from '#ui/patience.ts';
import type { Route } from './+types/profile';
import { kindOfRoute } from './kind-of-route.ts';
import { accountOf, siteOf, pageMeta } from './page-meta.ts';
import { profileJsonLd } from './profile-json-ld.server.ts';
import { queryOf } from './http/asked.server.ts';
import { leadOn } from './http/lead-on.server.ts';
import { doesWhere, titleOf } from '#features/profile-page/profile-title.ts';

export { cachedPage as handle } from './page-access.ts';
export const middleware: Route.MiddlewareFunction[] = [leadOn];

export async function loader({ request, params, pattern, context }: Route.LoaderArgs) {
  const viewer = context.get(sessionContext)?.account.id ?? null;
  const reviews = askedReviews(queryOf({ request }));
  const asked = { kind: kindOfRoute(pattern), id: params.id, viewer, reviews };
  const services = context.get(servicesContext);
  const loaded = await loadProfile(services, asked);
  const { profile, status } = loaded.outcome;
  const jsonLd = profile ? profileJsonLd(profile, services.env.SITE_URL) : [];
  return data({ ...loaded, jsonLd }, { status });
}

/** Longer than this nobody waits on another page than the one that the address names. */
const SOON_MS = 2_000;

const NOTHING = { id: '', search: '' };
/** Whose reviews the page shows, and which; at the Back button `location` has gone ahead. */
let shown = NOTHING;

/**
 * The profile comes from the public API, which speaks English; in other languages from this page's own loader, as do the
 * similar ones, which the API does not know.
 */
export async function clientLoader(args: Route.ClientLoaderArgs) {
  const { request, params, pattern, serverLoader } = args;
  const kind = kindOfRoute(pattern);
  const { pathname, search, searchParams } = new URL(request.url);
  const own = inTime(serverLoader());
  // An address that has moved: the whole page goes there.
  own.catch((error: unknown) => {
    if (error instanceof Response && error.headers.has('Location')) location.assign(request.url);
  });
  const outcome =
    languageNow() === 'en'
      ? fetchProfile(kind, params.id, searchParams)
      : own.then(
          ({ outcome: known }) => known,
          () => unavailable(kind),
        );
  // Whoever turns to other reviews reads on until they are there; where they do not come, the browser asks for the page.
  const isTurning = shown.id === params.id && shown.search !== search;
  if (isTurning && isUnavailable(await outcome) && !request.signal.aborted) {
    if (search === location.search) location.reload();
    else location.assign(`${request.url}#reviews`);
  }
  const similar = own.then(
    (answer) => answer.similar,
    () => null,
  );
  // Going back, the browser is at the address already: its place on the page is there once all of it is.
  const isReturn = shown.id !== params.id && pathname === location.pathname;
  const whole =
    isReturn && (await inTime(Promise.all([outcome, similar]), SOON_MS).catch(() => null));
  if (whole) return { outcome: whole[0], similar: whole[1] };
  return { outcome: isTurning ? await outcome : outcome, similar };
}

export function meta({ loaderData, matches }: Route.MetaArgs) {
  const jsonLd = loaderData && 'jsonLd' in loaderData ? loaderData.jsonLd : [];
  return profileMeta(matches, loaderData?.outcome, jsonLd);
}

export default function ProfileRoute({ loaderData, params, matches }: Route.ComponentProps) {
  const { id } = params;
  const { search } = useLocation();
  useEffect(() => {
    shown = { id, search };
    return () => void (shown = NOTHING);
  }, [id, search]);
  const kind = kindOfRoute(matches.at(-1)?.pathname ?? '');
  return (
    <ProfileScreen
      key={kind}
      kind={kind}
      id={id}
      {...loaderData}
      site={siteOf(matches)!}
      owner={ownerLinks(accountOf(matches), paths[kind](id))}
    >
      <ProfileShown id={id} />
    </ProfileScreen>
  );
}

/** For the owner alone, who is known by the session: a cached page has none. */
const ownerLinks = (account: HeaderAccount | null, page: string) =>
  account?.page === page
    ? { edit: account.home, addVideo: editorFieldPath(account.home, 'videoUrl') }
    : undefined;

const DESCRIPTION_MAX = 155;

/** A profile that is still on its way brings its title along when it arrives. */
function profileMeta(
  matches: Parameters<typeof pageMeta>[0],
  outcome: ProfileOutcome | Promise<unknown> | undefined,
  jsonLd: readonly object[] = [],
): MetaDescriptor[] {
  if (!outcome || outcome instanceof Promise) return [];
  if (!outcome.profile) {
    return pageMeta(matches, { title: outcome.failure ?? '', description: '', index: false });
  }
  const { profile } = outcome;
  const { id, texts } = profile;
  const title = titleOf(profile);
  const about = [`${doesWhere(profile)}.`, texts[0]?.text ?? ''].join(' ').trim();
  return pageMeta(matches, {
    title,
    description: shorten(about),
    image: { path: withLanguage(`/share/${id}.jpg`), alt: title },
    jsonLd,
  });
}

function shorten(text: string): string {
  if (text.length <= DESCRIPTION_MAX) return text;
  return `${text
    .slice(0, DESCRIPTION_MAX)
    .replace(/\s\S*$/, '')
    .trimEnd()}…`;
}
