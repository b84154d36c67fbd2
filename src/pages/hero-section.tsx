import { frame, home } from '#messages';
import { Remembered } from '#ui/remembered.tsx';
import { FindBox } from '#features/find/find-box.tsx';
import { Hero } from '#features/home/hero.tsx';
import type { Route } from './+types/hero-section';
import { pageMeta, siteOf } from './page-meta.ts';

export { cachedPage as handle } from './page-access.ts';

export function meta({ matches }: Route.MetaArgs) {
  const description = siteOf(matches)?.tagline ?? frame.tagline;
  return pageMeta(matches, { title: home.welcome, description });
}

export default function HeroSection({ matches }: Route.ComponentProps) {
  return (
    <Hero site={matches[0].loaderData.site}>
      <Remembered>
        <FindBox id="find-on-page" large />
      </Remembered>
    </Hero>
  );
}
