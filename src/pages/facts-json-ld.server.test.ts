import { expect, it } from 'vitest';
import { factsJsonLd } from './profile-json-ld.server.ts';

it('tells hours, price, areas and languages as search engines read them', () => {
  const office: [string, string] = ['08:00', '17:00'];
  expect(
    factsJsonLd(
      {
        hours: {
          days: {
            mon: [office],
            tue: [office],
            fri: [office, ['20:00', '02:00']],
            sun: [['00:00', '24:00']],
          },
        },
        price: { from: 1200, per: 'night' },
        languages: ['English', 'Kriol'],
        areas: ['Placencia'],
        since: 1998,
      },
      'Dangriga',
    ),
  ).toEqual({
    areaServed: ['Dangriga', 'Placencia'],
    openingHoursSpecification: [
      { dayOfWeek: ['Monday', 'Tuesday', 'Friday'], opens: '08:00', closes: '17:00' },
      { dayOfWeek: ['Friday'], opens: '20:00', closes: '02:00' },
      { dayOfWeek: ['Sunday'], opens: '00:00', closes: '23:59' },
    ].map((each) => ({ '@type': 'OpeningHoursSpecification', ...each })),
    priceRange: 'From BZ$1,200 per night',
    knowsLanguage: ['en', 'bzj'],
    foundingDate: '1998',
  });
  expect(factsJsonLd({}, 'Dangriga')).toEqual({ areaServed: ['Dangriga'] });
});

it('never calls a day closed on which somebody is open', () => {
  const hours = {
    days: { sat: [['00:00', '00:00'] as [string, string]] },
    closedUntil: '2027-01-04',
  };
  expect(factsJsonLd({ hours }, 'Dangriga').openingHoursSpecification).toMatchObject([
    { dayOfWeek: ['Saturday'], opens: '00:00', closes: '23:59' },
    { opens: '00:00', closes: '00:00', validThrough: '2027-01-03' },
  ]);
});
