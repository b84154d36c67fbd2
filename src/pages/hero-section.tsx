import { home } from '#messages';
import { FindBox } from '#features/find/find-box.tsx';
import { Hero } from '#features/home/hero.tsx';
import { frame } from '#messages';
import { metaOf } from './page-meta.ts';

export { cachedPage as handle } from './page-access.ts';

export const meta = metaOf(() => ({ title: home.welcome, description: frame.tagline }));

export default function HeroSection() {
  return (
    <Hero>
      <FindBox large />
    </Hero>
  );
}
