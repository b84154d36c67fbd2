import { paths } from '#platform/paths.ts';
import { DESCRIPTOR, TAGLINE } from '#platform/site.ts';
import { ButtonLink } from '#ui/button-link.tsx';
import type { Route } from './+types/home';
import { pageMeta, siteOf } from './page-meta.ts';

export { publicPage as handle } from './page-access.ts';

export function meta({ matches }: Route.MetaArgs) {
  return [
    ...pageMeta(matches, { title: DESCRIPTOR, description: TAGLINE }),
    { title: `${siteOf(matches)?.name ?? ''} · ${DESCRIPTOR}` },
  ];
}

const SECTIONS = [
  {
    id: 'featured-specialists',
    title: 'Featured specialists',
    sentence: 'People who do good work, chosen from every district, will be shown here.',
  },
  {
    id: 'search',
    title: 'Search',
    sentence: 'Category, place and a word or two: the search will start here.',
  },
  {
    id: 'featured-businesses',
    title: 'Featured businesses',
    sentence: 'Shops, lodges, workshops and clinics worth knowing will be shown here.',
  },
  {
    id: 'about',
    title: 'About',
    sentence: 'Why Kanek exists, and whom it serves, will be told here.',
  },
];

export default function Home() {
  return (
    <>
      <section id="home" tabIndex={-1} className="container-page py-16 md:py-24">
        <h1 className="max-w-[16ch] text-hero">Find someone good, anywhere in Belize</h1>
        <p className="mt-4 max-w-prose text-ink-2">{TAGLINE}</p>
        <div className="mt-8">
          <ButtonLink to={paths.section('search')}>Start searching</ButtonLink>
        </div>
      </section>
      {SECTIONS.map(({ id, title, sentence }) => (
        <section key={id} id={id} tabIndex={-1} className="container-page py-12 md:py-16">
          <h2 className="text-title">{title}</h2>
          <p className="mt-2 max-w-prose text-ink-2">{sentence}</p>
        </section>
      ))}
    </>
  );
}
