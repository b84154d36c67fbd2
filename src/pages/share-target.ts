import { redirect, type LoaderFunctionArgs } from 'react-router';
import { findAddress } from '#features/find/find-query.ts';
import { searchOfShared } from '#features/find/shared-search.ts';
import { queryOf } from './http/asked.server.ts';

export { publicPage as handle } from './page-access.ts';

/** Where a phone brings what somebody shares with the installed site. */
export function loader({ request }: LoaderFunctionArgs) {
  throw redirect(findAddress(searchOfShared(queryOf({ request }))));
}
