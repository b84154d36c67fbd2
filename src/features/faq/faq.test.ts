import { describe, expect, it } from 'vitest';
import { inLanguage } from '#platform/language.server.ts';
import { paths } from '#platform/paths.ts';
import { faqJsonLd, itemsOf, plainAnswer, type FaqItem } from './faq-section.ts';
import { faqSections } from './faq-sections.server.ts';
import { matchingIds } from './faq-filter.tsx';

const facts = { siteName: 'Kanek', reviewedFirst: false, allowedDomains: undefined };
const sections = faqSections(facts);
const all = sections.flatMap(itemsOf);
const linksOf = ({ answer, more }: FaqItem) => [
  ...answer
    .flat()
    .flatMap((piece) => (typeof piece === 'object' && 'to' in piece ? [piece.to] : [])),
  ...(more ? [more.to] : []),
];

describe('the categories', () => {
  const specialists = itemsOf(sections[0]!);
  const businesses = itemsOf(sections[1]!);

  it('are all there, and lead to their search', () => {
    expect([specialists.length, businesses.length]).toEqual([13, 18]);
    expect(specialists[0]).toMatchObject({
      id: 'specialist-technology-and-it',
      question: 'Technology & IT',
      more: { to: '/specialists-results?category=Technology+and+IT' },
    });
    expect(businesses[1]!.more!.to).toBe('/businesses-results?businessType=Retail+and+E-commerce');
  });

  it('have the examples of the specification', () => {
    const examples = specialists.flatMap((item) => item.examples ?? []);
    for (const occupation of [
      'Software Developer',
      'Graphic Designer',
      'Copywriter',
      'Accountant',
      'Tutor',
      'Personal Trainer',
      'Virtual Assistant',
      'Mechanical Engineer',
      'Event Coordinator',
      'Plumber',
      'Store Clerk',
      'Taxi Driver',
    ])
      expect(examples).toContain(occupation);
    const runmen = specialists.filter((item) => item.examples!.includes('Runman'));
    expect(runmen.map(({ question }) => question)).toEqual([
      'Trades & Manual Labor',
      'Transportation & Logistics',
    ]);
    for (const { examples: four } of businesses) expect(new Set(four).size).toBe(4);
  });
});

describe('the questions', () => {
  it('have an address each', () => {
    expect(new Set(all.map(({ id }) => id)).size).toBe(all.length);
    for (const { id } of all) expect(id).toMatch(/^[a-z-]+$/);
  });

  it('link only to pages and questions that exist', () => {
    const known = new Set<unknown>(Object.values(paths));
    const hashes = new Set(['', ...all.map(({ id }) => `#${id}`)]);
    for (const to of all.flatMap(linksOf)) {
      const { pathname, hash } = new URL(to, 'https://kanek.bz');
      expect(known).toContain(pathname);
      expect(hashes).toContain(hash);
    }
  });

  it('follow the settings', () => {
    const answer = (id: string, changed: Partial<typeof facts> | { allowedDomains: string[] }) => {
      const items = faqSections({ ...facts, ...changed }).flatMap(itemsOf);
      return plainAnswer(items.find((item) => item.id === id)!);
    };
    expect(answer('profile-review', {})).toContain('live and searchable as soon as');
    expect(answer('profile-review', { reviewedFirst: true })).toContain('only you can see it');
    expect(answer('which-email', {})).toContain('gmail.com, yahoo.com');
    expect(answer('which-email', { allowedDomains: ['*'] })).toContain('Any address');
    expect(answer('change-email', {})).toContain(
      'a photo of you holding a handwritten note with “Kanek”, your full name and the date',
    );
  });

  it('are told to machines, the general ones', () => {
    const { mainEntity } = faqJsonLd(sections) as { mainEntity: { name: string }[] };
    expect(mainEntity).toHaveLength(itemsOf(sections[2]!).length);
    expect(mainEntity.map(({ name }) => name)).toContain('What does it cost?');
  });
});

describe('matchingIds', () => {
  const found = (typed: string) => [...matchingIds(sections, typed)];

  it('finds words wherever they stand, half typed and in any spelling', () => {
    expect(found('runm')).toEqual([
      'specialist-trades-and-manual-labor',
      'specialist-transportation-and-logistics',
    ]);
    expect(found('resume writer')).toEqual(['specialist-writing-and-content']);
    expect(found('Technology and')).toEqual(found('technology &'));
    expect(found('forgot password')).toEqual(['forgot-password']);
  });

  it('finds everything for nothing, and nothing for nonsense', () => {
    expect(found(' ')).toHaveLength(all.length);
    expect(found('zeppelin')).toEqual([]);
    expect(found('...')).toEqual([]);
  });

  it('finds the words of the language that is shown', () => {
    const spanish = inLanguage('es', () => faqSections(facts));
    expect(spanish.flatMap(itemsOf).map(({ id }) => id)).toEqual(all.map(({ id }) => id));
    expect([...matchingIds(spanish, 'olvide contrasena')]).toEqual(['forgot-password']);
    expect([...matchingIds(spanish, 'forgot password')]).toEqual([]);
  });
});
