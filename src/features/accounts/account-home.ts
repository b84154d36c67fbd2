import { paths } from '#platform/paths.ts';

/** Where somebody of this kind lands after signing in. */
export function accountHome(kind: 'specialist' | 'business' | 'admin'): string {
  return { specialist: paths.specialistEditor, business: paths.businessEditor, admin: paths.admin }[
    kind
  ];
}
