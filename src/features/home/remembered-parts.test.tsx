import type { ReactNode } from 'react';
import { renderToString } from 'react-dom/server';
import { expect, it } from 'vitest';
import type { DetailedCard } from '#features/directory/provider-card.ts';
import { ResultCard } from '#features/directory/results/result-card.tsx';
import { ResultGrid } from '#features/directory/results/result-grid.tsx';
import { markupOf } from '#ui/remember-markup.server.ts';
import { MarkupContext } from '#ui/remembered.tsx';
import { About } from './about.tsx';
import { BrowseSection } from './browse-section.tsx';
import { Featured } from './featured.tsx';

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

/** An id that React gives would be another one in the browser, and a second time the same on the page. */
it.each<{ what: string; part: ReactNode }>([
  { what: 'cards', part: <ResultGrid>{[<ResultCard key="ana" card={ana} />]}</ResultGrid> },
  { what: 'featured cards', part: <Featured kind="specialist" cards={[ana]} /> },
  { what: 'the story', part: <About /> },
  { what: 'the map', part: <BrowseSection browse={null} kind="business" /> },
])('the server remembers $what as React writes them', ({ part }) => {
  const written = renderToString(<MarkupContext value={markupOf}>{part}</MarkupContext>);
  expect(written).toBe(renderToString(part));
  expect(written).not.toContain('_R_');
});
