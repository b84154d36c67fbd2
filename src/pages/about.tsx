import { About } from '#features/home/about.tsx';
import type { Route } from './+types/about';
import { pageMeta } from './page-meta.ts';

export { cachedPage as handle } from './page-access.ts';

export function meta({ matches }: Route.MetaArgs) {
  return pageMeta(matches, {
    title: 'About us',
    description:
      'Our mission and vision, and what the directory does for people who need something done and for those who do it. Free, with no commissions.',
  });
}

export default function AboutPage() {
  return <About heading="h1" />;
}
