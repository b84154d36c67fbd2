import { home } from '#messages';
import { FindBox } from '#features/find/find-box.tsx';
import { Hero } from '#features/home/hero.tsx';
import { TAGLINE } from '#platform/site.ts';
import type { Route } from './+types/hero-section';
import { pageMeta } from './page-meta.ts';

export { cachedPage as handle } from './page-access.ts';

export function meta({ matches }: Route.MetaArgs) {
  return pageMeta(matches, { title: home.welcome, description: TAGLINE });
}

export default function HeroSection() {
  return (
    <Hero>
      <FindBox large />
    </Hero>
  );
}
