import { expect, it } from 'vitest';
import { meta } from './review.tsx';

type MetaArgs = Parameters<typeof meta>[0];

it.each([
  ['/business/nobody/review', 'Business Not Found'],
  ['/specialist/nobody/review', 'Specialist Not Found'],
])('is titled as its page is headed where nobody is: %s', (pathname, title) => {
  const asked = { loaderData: null, location: { pathname }, matches: [{ id: 'root', pathname }] };
  expect(meta(asked as unknown as MetaArgs)).toContainEqual({ title });
});
