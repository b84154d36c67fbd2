import { data } from 'react-router';
import { failures } from '#messages';
import { NotFoundMessage } from '#ui/frame/not-found-message.tsx';
import { metaOf } from './page-meta.ts';

export { publicPage as handle } from './page-access.ts';

export function loader() {
  return data(null, { status: 404 });
}

export const meta = metaOf(() => ({
  title: failures.pageNotFound,
  description: failures.noPageHere,
}));

export default function NotFound() {
  return <NotFoundMessage />;
}
