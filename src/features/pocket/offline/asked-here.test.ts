import { describe, expect, it } from 'vitest';
import { KINDS } from '#features/directory/kinds.ts';
import { SENTENCE_MAX } from '#features/find/find.rules.ts';
import { askedHere } from './asked-here.ts';

const at = (address: string) => askedHere(new URL(address, 'https://kanek.example'));

describe('what was asked for at an address', () => {
  it.each([
    ['/find?q=my+sink+leaks&place=San+Pedro', 'my sink leaks', 'San Pedro'],
    ['/es/find?q=fuga', 'fuga', null],
    ['/specialists-results?keywords=plumber&location=Cayo', 'plumber', 'Cayo'],
    ['/bzj/specialists/home-services/san-pedro', 'home services san pedro', null],
    ['/find?place=Nowhere&q=x', 'x', null],
    ['/businesses-results?location=Belmopan', '', 'Belmopan'],
    ['/es/specialists-results', '', null],
    ['/es/share-target?text=my+sink+leaks%0Ahttps://example.org/x', 'my sink leaks', null],
  ])('is read from %s', (address, q, place) => {
    expect(at(address)).toEqual({ what: 'search', q, place, emergency: false });
  });

  it.each(
    Object.values(KINDS).flatMap(({ path, labels }) =>
      Object.keys(labels)
        .filter((name) => name !== 'location')
        .map((name) => ({ path, name })),
    ),
  )('has the words of $name at $path', ({ path, name }) => {
    expect(at(`${path}?${name}=roof&location=Cayo`)).toMatchObject({ q: 'roof', place: 'Cayo' });
  });

  it('is who takes emergency calls, everywhere or among those who fit', () => {
    const search = { what: 'search', place: null, emergency: true };
    expect(at('/bzj/specialists-results?emergency=yes')).toEqual({ ...search, q: '' });
    expect(at('/find?q=roof&emergency=yes')).toEqual({ ...search, q: 'roof' });
  });

  it('is no longer than a sentence may be', () => {
    expect(at(`/find?q=${'a'.repeat(5_000)}`)).toMatchObject({ q: 'a'.repeat(SENTENCE_MAX) });
  });

  it('is a profile, a start, or something that needs a connection', () => {
    expect(at('/es/specialist/rosa-chi-7f3k9q')).toEqual({
      what: 'profile',
      id: 'rosa-chi-7f3k9q',
    });
    expect(at('/business/x/message')).toEqual({ what: 'profile', id: 'x' });
    expect(at('/')).toEqual({ what: 'other', page: 'start' });
    expect(at('/bzj')).toEqual({ what: 'other', page: 'start' });
    expect(at('/es/login?next=/')).toEqual({ what: 'other', page: 'access' });
    expect(at('/dashboard')).toEqual({ what: 'other', page: 'other' });
  });
});
