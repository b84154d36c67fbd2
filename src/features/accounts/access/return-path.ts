import { addressWithout, languageOf } from '#platform/language.ts';
import { paths } from '#platform/paths.ts';
import { accountHome, type AccountKind } from '../account-home.ts';

const HERE = 'https://here.invalid';
const RETURN_MAX = 500;
const HOMES: readonly string[] = [paths.specialistEditor, paths.businessEditor, paths.admin];
/** Pages that would send a person round in a circle, and calls that are no pages. */
const NO_RETURN =
  /^\/(?:login|specialistlogin|businesslogin|resetpassword|logout|signup|api)(?:\/|$)/i;

/** A `next` that leads to a page of this very site; anything else is null. */
export function safeReturnPath(next: string | null | undefined): string | null {
  if (!next || next.length > RETURN_MAX || !/^\/(?![/\\])/.test(next)) return null;
  // Browsers drop control characters and read backslashes as slashes: such an address is not what it seems.
  if (/[\p{Cc}\\]/u.test(next)) return null;
  const url = new URL(next, HERE);
  if (url.origin !== HERE || url.pathname.includes('//')) return null;
  // Whoever leads there puts the language in front that is spoken then.
  const path = addressWithout(url.pathname);
  if (NO_RETURN.test(path) || languageOf(path) !== 'en') return null;
  return path + url.search + url.hash;
}

export function returnPathOf(request: Request): string | null {
  return safeReturnPath(new URL(request.url).searchParams.get('next'));
}

export const withNext = (path: string, next: string | null): string =>
  next ? `${path}?${new URLSearchParams({ next })}` : path;

/** Where signing in leads: to the page that was asked for, unless that is another kind's own. */
export function arrivalPath(kind: AccountKind, next: string | null): string {
  const home = accountHome(kind);
  const wanted = safeReturnPath(next);
  const [area] = /^\/[^/?#]*/.exec(wanted ?? '') ?? [];
  return wanted && (area === home || !HOMES.includes(area!)) ? wanted : home;
}

const SIGN_IN_PATHS: readonly string[] = [paths.login, paths.specialistLogin, paths.businessLogin];

/** In the browser: an answer that asks somebody to log in who was working. */
export const leadsToLogin = ({ headers }: Response): boolean =>
  SIGN_IN_PATHS.includes(
    addressWithout(new URL(headers.get('Location') ?? '', location.href).pathname),
  );

/**
 * From a login tab to the next tab nothing has to be asked, for nobody is signed in there. From elsewhere the server
 * first looks who is coming; when it does not answer, the form can still be shown.
 */
export async function loadTab<Loaded, Known>(
  serverLoader: () => Promise<Loaded>,
  known: Known,
): Promise<Loaded | Known> {
  if (SIGN_IN_PATHS.includes(addressWithout(location.pathname))) return known;
  try {
    return await serverLoader();
  } catch (error) {
    // A redirect is an answer too.
    if (error instanceof Response) throw error;
    return known;
  }
}
