import { About } from '#features/home/about.tsx';
import { metaOf } from './page-meta.ts';

export { cachedPage as handle } from './page-access.ts';

export const meta = metaOf({
  title: 'About us',
  description:
    'Our mission and vision, and what the directory does for people who need something done and for those who do it. Free, with no commissions.',
});

export default function AboutPage() {
  return <About heading="h1" />;
}
