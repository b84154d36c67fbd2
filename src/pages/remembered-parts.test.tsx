import type { ReactNode } from 'react';
import { renderToString } from 'react-dom/server';
import { StaticRouter } from 'react-router';
import { expect, it } from 'vitest';
import type { DetailedCard } from '#features/directory/provider-card.ts';
import { ResultCard } from '#features/directory/results/result-card.tsx';
import { ResultGrid } from '#features/directory/results/result-grid.tsx';
import { withParts } from '#platform/document.server.ts';
import { FindBar } from '#features/find/find-bar.tsx';
import { SavedLink } from '#features/saved/saved-link.tsx';
import { FindBox } from '#features/find/find-box.tsx';
import { Footer } from '#ui/frame/footer.tsx';
import { Header } from '#ui/frame/header.tsx';
import { Remembered } from '#ui/remembered.tsx';
import type { Site } from '#platform/site.ts';
import { writePage } from '#ui/write-page.server.tsx';
import { About } from '#features/home/about.tsx';
import { BrowseSection } from '#features/home/browse-section.tsx';
import { Featured } from '#features/home/featured.tsx';

const ana: DetailedCard = {
  kind: 'specialist',
  id: 'ana-cho-234567',
  name: 'Ana & “Bo” Cho',
  headline: 'Plumber',
  category: 'Trades and Manual Labor',
  location: 'San Ignacio',
  portrait: '/media/1234abcd/320.webp',
  banner: '/media/1234abcd/960.webp',
  showcase: ['/media/1234abcd/640.webp'],
  rating: 4.6,
  reviewCount: 12,
  demo: true,
  texts: { bio: 'I mend pipes.', skills: 'Leaks, pumps', education: 'ITVET' },
  ways: ['call', 'whatsapp'],
  facts: { open: { isOpen: true, says: 'Open until 17:00' }, emergency: true },
  why: 'Mends leaks',
  distance: 3,
};

const site: Site = {
  name: 'Kanek',
  url: 'https://kanek.example',
  contactEmail: 'hello@kanek.example',
  contactPhone: '+501 622-0000',
  socialHandle: 'kanek',
};
const findBox = (id: string) => (
  <Remembered>
    <FindBox id={id} />
  </Remembered>
);

/** An id that React gives would be another one in the browser, and a second time the same on the page. */
it.each<{ what: string; part: ReactNode }>([
  { what: 'cards', part: <ResultGrid>{[<ResultCard key="ana" card={ana} />]}</ResultGrid> },
  { what: 'featured cards', part: <Featured kind="specialist" cards={[ana]} /> },
  { what: 'the story', part: <About /> },
  { what: 'the bar', part: <FindBar className="md:hidden" /> },
  {
    what: 'the header',
    part: <Header site={site} search={findBox} saved={<SavedLink />} />,
  },
  { what: 'the footer', part: <Footer site={site} kept={null} /> },
  { what: 'the map', part: <BrowseSection browse={null} kind="business" /> },
])('the server remembers $what as React writes them', ({ part }) => {
  const page = <StaticRouter location="/contact">{part}</StaticRouter>;
  const { text, parts } = writePage(page);
  const written = withParts(Buffer.from(text), parts).toString();
  expect(parts).not.toEqual([]);
  expect(written).toBe(renderToString(page));
  expect(written).not.toContain('_R_');
});
