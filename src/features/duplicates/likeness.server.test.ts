import { describe, expect, it } from 'vitest';
import { keysOf } from './keys.server.ts';
import { compare, LIKELY, prepare, type Candidate } from './likeness.server.ts';

const SAME_WORDS = new Map([
  ['plomeria', 'plumber'],
  ['panaderia', 'bakery'],
]);
const person = (name: string, changed: Partial<Candidate> = {}): Candidate => ({
  kind: 'specialist',
  name,
  headline: 'Plumber',
  category: 'Trades and Manual Labor',
  location: 'Corozal',
  phone: null,
  emails: [],
  texts: '',
  ...changed,
});
const business = (name: string, changed: Partial<Candidate> = {}) =>
  person(name, {
    kind: 'business',
    headline: 'Plumbing',
    category: 'Trades and Home Services',
    ...changed,
  });
const look = (one: Candidate, other: Candidate) => {
  const [a, b] = [prepare(one, SAME_WORDS), prepare(other, SAME_WORDS)];
  const { score, reasons } = compare(a, b);
  const keys = keysOf(b).kept;
  const isFound = keysOf(a).asked.some((key) => keys.includes(key));
  return { isLikely: score >= LIKELY && isFound, reasons, score };
};

describe('one provider, written twice', () => {
  it.each([
    ['Robert Flores', 'Bob Flores'],
    ['José Muñoz', 'Jose Munoz'],
    ['José Muñoz', 'Pepe Muños'],
    ['Elena Castillo', 'Castillo Elena'],
    ['Elena Castillo', 'Elena M. Castillo'],
    ['Elena Castillo', 'Elena Castilo'],
  ])('people: %s, %s', (one, other) => {
    expect(look(person(one), person(other)).isLikely).toBe(true);
  });

  it.each([
    ['Jabiru Plumbing Ltd', 'Jabiru Plumbing Company Limited'],
    ['Jabiru Plumbing Svcs', 'Jabiru Plumbing Services'],
    ['Coral Reef Plumbing', 'CoralReef Plumbing'],
    ['Jabiru Plumbing', 'Plomería Jabiru'],
    ["Chan's Plumbing & Sons", 'Chan Plumbing'],
    ['Jabiru Plumbing Centre', 'Jabiru Plumbing Ctr'],
  ])('businesses: %s, %s', (one, other) => {
    expect(look(business(one), business(other)).isLikely).toBe(true);
  });

  it('a person and the business that is called after them', () => {
    const one = person('Marvin Coc', { phone: '+5016001234' });
    expect(look(one, business('Marvin Coc Plumbing')).isLikely).toBe(true);
    expect(look(one, business('Coc Plumbing', { phone: '+5016001234' })).isLikely).toBe(true);
    expect(look(one, business('Coc Plumbing')).isLikely).toBe(false);
  });

  it('whoever moved is known by a number, also with a digit wrong, or by an email', () => {
    const one = person('Marvin Coc', { phone: '+5016001234', emails: ['m@coc.bz'] });
    const moved = { location: 'Punta Gorda' };
    expect(look(one, person('Marvin Coc', moved)).isLikely).toBe(false);
    for (const how of [
      { phone: '+5016001234' },
      { phone: '+5016001324' },
      { emails: ['m@coc.bz'] },
    ])
      expect(look(one, person('Marvin Coc', { ...moved, ...how })).isLikely).toBe(true);
  });

  it('says why', () => {
    const one = business('Jabiru Plumbing', { phone: '+5014001234', address: '4 West Street' });
    const { reasons } = look(one, { ...one, name: 'Jabiru Plumbing Ltd', phone: '+5014001235' });
    expect(reasons).toEqual(['phoneNearly', 'name', 'place', 'address', 'trade']);
  });
});

describe('two who look alike', () => {
  it.each([
    ['Carlos Castillo', 'Carlos Castillo Jr.'],
    ['Julio Castillo', 'Julia Castillo'],
    ['Juan Castillo', 'Juana Castillo'],
    ['Carlos Castillo', 'Elena Castillo'],
  ])('people: %s, %s', (one, other) => {
    expect(look(person(one), person(other)).isLikely).toBe(false);
  });

  it.each([
    ['Jabiru Plumbing', 'Jabiru Bakery', { headline: 'Bakery', category: 'Food and Beverage' }],
    ['Jabiru Plumbing', 'Jabiru Plumbing Dangriga', { location: 'Dangriga' }],
    ['Jabiru Plumbing', 'Jabiru Plumbing', { location: 'Dangriga' }],
    ['Jabiru Plumbing', 'Jabiru Plumbing 2', {}],
    ['Jabiru Plumbing', 'Toucan Plumbing', {}],
  ])('businesses: %s, %s', (one, other, changed) => {
    expect(look(business(one), business(other, changed)).isLikely).toBe(false);
  });

  it('at one switchboard', () => {
    const phone = '+5012001234';
    expect(
      look(business('Jabiru Law', { phone }), business('Toucan Realty', { phone })).isLikely,
    ).toBe(false);
  });

  it('what has no letters at all is nobody’s likeness, and costs nothing', () => {
    for (const name of ['', '!!!', '   ', '2', '的', 'a'.repeat(10_000)])
      for (const make of [person, business])
        expect(look(make(name), make('Jabiru')).isLikely).toBe(false);
  });
});
