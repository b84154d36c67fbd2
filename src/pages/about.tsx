import { home } from '#messages';
import { About } from '#features/home/about.tsx';
import { metaOf } from './page-meta.ts';

export { cachedPage as handle } from './page-access.ts';

export const meta = metaOf(() => ({ title: home.aboutUs, description: home.aboutPageAbout }));

export default function AboutPage() {
  return <About heading="h1" />;
}
