import { data } from 'react-router';
import { NotFoundMessage } from '#ui/frame/not-found-message.tsx';
import { metaOf } from './page-meta.ts';

export { publicPage as handle } from './page-access.ts';

export function loader() {
  return data(null, { status: 404 });
}

export const meta = metaOf({
  title: 'Page not found',
  description: 'There is no page at this address.',
});

export default function NotFound() {
  return <NotFoundMessage />;
}
