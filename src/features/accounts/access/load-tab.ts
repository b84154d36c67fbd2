import { paths } from '#platform/paths.ts';

const SIGN_IN_PATHS: readonly string[] = [paths.login, paths.specialistLogin, paths.businessLogin];

/**
 * From a login tab to the next tab nothing has to be asked, for nobody is signed in there. From elsewhere the server
 * first looks who is coming; when it does not answer, the form can still be shown.
 */
export async function loadTab<Loaded, Known>(
  serverLoader: () => Promise<Loaded>,
  known: Known,
): Promise<Loaded | Known> {
  if (SIGN_IN_PATHS.includes(location.pathname)) return known;
  try {
    return await serverLoader();
  } catch (error) {
    // A redirect is an answer too.
    if (error instanceof Response) throw error;
    return known;
  }
}
