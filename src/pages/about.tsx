import { home } from '#messages';
import { About } from '#features/home/about.tsx';
import type { Route } from './+types/about';
import { pageMeta } from './page-meta.ts';

export { cachedPage as handle } from './page-access.ts';

export function meta({ matches }: Route.MetaArgs) {
  return pageMeta(matches, { title: home.aboutUs, description: home.aboutPageAbout });
}

export default function AboutPage() {
  return <About heading="h1" />;
}
