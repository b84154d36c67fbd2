import type { ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { describe, expect, it } from 'vitest';
import { DashboardScreen } from './dashboard/dashboard-screen.tsx';
import { DayChart } from './dashboard/day-chart.tsx';
import type { DashboardView } from './dashboard/get-dashboard.server.ts';
import { NumbersScreen } from './dashboard/numbers-screen.tsx';
import { CardsScreen } from './handout/cards-screen.tsx';
import type { Handout } from './handout/get-handout.server.ts';
import { PosterScreen } from './handout/poster-screen.tsx';
import { inLanguage } from '#platform/language.server.ts';
import { daysUpTo } from '#platform/local-day.rules.ts';
import { MEASURES, type DayNumbers } from './insights.rules.ts';

const markupOf = (element: ReactNode) =>
  renderToStaticMarkup(<RouterProvider router={createMemoryRouter([{ path: '*', element }])} />);

const none = Object.fromEntries(MEASURES.map(({ kind }) => [kind, 0]));
const days = daysUpTo('2026-03-14', 90).map((day) => ({ ...none, day }) as DayNumbers);
const busy = days.map((each) => ({ ...each, view: 3, search: 9, call: 1 }));
const view: DashboardView = {
  kind: 'business',
  slug: 'sea-bread-2byxeu',
  name: 'Sea Bread',
  hasHours: false,
  standing: {
    reviewStatus: 'pending',
    reviewReason: null,
    listed: true,
    paused: false,
    waiting: false,
  },
  clock: 'Waiting for review since Tuesday',
  confirmedOn: '2026-03-01',
  confirmDue: false,
  check: null,
  completeness: 60,
  days,
  reviews: [
    {
      id: 1,
      author: 'Ana',
      stars: 4,
      text: 'Good bread.',
      reply: null,
      mayReply: true,
      removedReason: null,
      edited: false,
      date: '2026-03-02',
    },
  ],
};

describe('the dashboard', () => {
  it('tells a new provider what to do next', () => {
    const markup = markupOf(<DashboardScreen view={{ ...view, reviews: [] }} />);
    expect(markup).toContain('No visitors to count yet');
    expect(markup).toContain('Your profile is 60 % complete.');
    expect(markup).toContain('Waiting for review since Tuesday');
    expect(markup).not.toContain('<table');
    expect(markup).not.toContain('href="/reviews"');
  });

  it('asks whether everything is still right when that is due, and only then', () => {
    const asks = (confirmDue: boolean) =>
      markupOf(<DashboardScreen view={{ ...view, confirmDue }} />).includes(
        'Is everything still right?',
      );
    expect([asks(false), asks(true)]).toEqual([false, true]);
  });

  it('leads to the editor where something has to be corrected', () => {
    const linkOf = (reviewStatus: 'rejected' | 'pending') =>
      markupOf(
        <DashboardScreen view={{ ...view, standing: { ...view.standing, reviewStatus } }} />,
      ).match(/href="([^"]+)"[^>]*>Correct it/)?.[1];
    expect([linkOf('rejected'), linkOf('pending')]).toEqual(['/profile2', undefined]);
  });

  it('shows totals, and where all numbers are', () => {
    const markup = markupOf(<DashboardScreen view={{ ...view, days: busy }} />);
    expect(markup).toContain('<td>21</td><td>90</td><td>270</td>');
    expect(markup).toContain('href="/dashboard/numbers"');
    expect(markup).toContain('href="/reviews"');
  });
});

describe('the numbers', () => {
  const numbers = { kind: 'business', listed: true, completeness: 60 } as const;

  it('are the same in charts, totals and table, without styles of their own', () => {
    const markup = markupOf(<NumbersScreen numbers={{ ...numbers, days: busy }} />);
    expect(markup.match(/<rect [^>]+><title>/g)).toHaveLength(3 * 90);
    expect(markup).toContain('<td>21</td><td>90</td><td>270</td>');
    expect(markup.match(/<th scope="row">\d+ (?:Dec|Jan|Feb|Mar)<\/th><td>3<\/td>/g)).toHaveLength(
      90,
    );
    expect(markup).not.toMatch(/ style=/);
    expect(new Set(markup.match(/ id="[^"]+"/g)).size).toBe(markup.match(/ id="/g)!.length);
  });

  it('are told in the language of the page, also to those who listen', () => {
    const markup = inLanguage('es', () =>
      markupOf(<NumbersScreen numbers={{ ...numbers, days: busy }} />),
    );
    for (const words of ['>Vistas del perfil<', '>90 días<', '>Vistas del perfil por día<'])
      expect(markup).toContain(words);
    expect(markup).toContain('90 en total, como máximo 1 en un día');
    expect(markup).not.toMatch(/Profile views|Taps|Totals|in all|by day/);
  });

  it('say of a new provider that there are none yet', () => {
    const markup = markupOf(<NumbersScreen numbers={{ ...numbers, days }} />);
    expect(markup).toContain('No visitors to count yet');
    expect(markup).not.toContain('<table');
  });
});

describe('a chart', () => {
  const chart = (...numbers: number[]) =>
    renderToStaticMarkup(
      <DayChart
        id="views"
        title="Profile views"
        counts={daysUpTo('2026-03-14', numbers.length).map((day, index) => ({
          day,
          count: numbers[index]!,
        }))}
      />,
    );

  it('says in words what it shows', () => {
    const markup = chart(0, 8, 1000);
    expect(markup).toContain('aria-labelledby="views-title views-words"');
    expect(markup).toContain('<title id="views-title">Profile views by day</title>');
    expect(markup).toContain(
      'From 12 March 2026 to 14 March 2026: 1008 in all, at most 1000 on one day, last on 14 March 2026.',
    );
    expect(markup).toContain('<title>13 March 2026: 8</title>');
  });

  it('shows few as more than none', () => {
    const heights = chart(0, 1, 1000).match(/height="[\d.]+"/g);
    expect(heights).toEqual(['height="0"', 'height="3"', 'height="100"']);
    expect(chart(0, 0)).toContain('none.');
    expect(chart(0, 0)).not.toContain('<rect');
  });
});

describe('what is printed', () => {
  const handout: Handout = {
    kind: 'specialist',
    slug: 'maria-castillo-7f3k9q',
    name: 'María Castillo',
    headline: 'Electrician',
    location: 'San Ignacio',
    phone: '+501 622-0101',
    whatsapp: true,
    rating: null,
    portrait: null,
    address: 'kanek.bz/specialist/maria-castillo-7f3k9q',
    code: 'data:image/svg+xml,x',
    listed: true,
    siteName: 'Kanek',
    colour: undefined,
    logo: null,
    paper: 'letter',
  };

  it('has name, occupation, code and site', () => {
    for (const markup of [
      markupOf(<PosterScreen handout={handout} />),
      markupOf(<CardsScreen handout={handout} />),
    ]) {
      for (const word of ['María Castillo', 'Electrician', 'Kanek', 'data:image/svg+xml,x'])
        expect(markup).toContain(word);
      expect(markup).toContain('data-paper="letter"');
      expect(markup).not.toMatch(/ style=|leads nowhere/);
    }
    expect(
      markupOf(<CardsScreen handout={handout} />).match(/class="business-card"/g),
    ).toHaveLength(10);
  });

  it('is a poster: the number large, the picture, and the rating once there is one', () => {
    const bare = markupOf(<PosterScreen handout={handout} />);
    expect(bare).toContain('<span>+501</span> 622-0101</p>');
    expect(bare).toContain('Call or WhatsApp');
    expect(bare).not.toMatch(/Portrait of|of 5 from/);
    const rich = { ...handout, portrait: '/media/a/640.webp', rating: '4.8 of 5 from 12 reviews' };
    const markup = markupOf(<PosterScreen handout={{ ...rich, whatsapp: false }} />);
    expect(markup).toContain('alt="Portrait of María Castillo"');
    expect(markup).toContain('4.8 of 5 from 12 reviews');
    expect(markup).toContain('<p class="poster-call">Call</p>');
    expect(markup).toContain('href="/api/profile/poster.jpg"');
  });

  it('without a number asks to scan, and lays a foreign one on one line', () => {
    const bare = markupOf(<PosterScreen handout={{ ...handout, phone: null, whatsapp: false }} />);
    expect(bare).toContain('Scan the code to write to me');
    expect(bare).not.toContain('poster-phone');
    const foreign = markupOf(<PosterScreen handout={{ ...handout, phone: '+155512345678901' }} />);
    expect(foreign).toContain('<p data-size="2" class="poster-phone"> +155512345678901</p>');
  });

  it('offers A5 for the poster alone', () => {
    expect(markupOf(<PosterScreen handout={handout} />)).toContain('?paper=a5"');
    expect(markupOf(<CardsScreen handout={handout} />)).not.toContain('paper=a5');
  });

  it('is in the language of its page, and so is the picture that the page leads to', () => {
    const poster = inLanguage('es', () => markupOf(<PosterScreen handout={handout} />));
    for (const words of ['>Llamadas y WhatsApp<', '>Carta<', 'poster.jpg?language=es"'])
      expect(poster).toContain(words);
    const cards = inLanguage('bzj', () => markupOf(<CardsScreen handout={handout} />));
    expect(cards).toContain('alt="QR koad weh opm kanek.bz/specialist/maria-castillo-7f3k9q"');
    expect(poster + cards).not.toMatch(/>(?:Call or WhatsApp|Letter|On paper|Picture for)/);
  });

  it('warns while the code leads nowhere', () => {
    expect(markupOf(<PosterScreen handout={{ ...handout, listed: false }} />)).toContain(
      'leads nowhere',
    );
  });
});
