import { describe, expect, it } from 'vitest';
import { packPocket, unpackPocket, type PocketProvider } from './pack-pocket.ts';
import { partsOf } from './make-pocket.server.ts';
import { WHOLE_MAX } from './pocket.rules.ts';

const plumber: PocketProvider = {
  kind: 'specialist',
  id: 'rosa-chi-7f3k9q',
  formerIds: [],
  name: 'Rosa Chi',
  headline: 'Plumber',
  category: 'Home Services',
  location: 'San Pedro',
  phone: '+5016000001',
  whatsapp: true,
  demo: false,
  facts: { hours: { days: { mon: [['08:00', '17:00']] } }, languages: ['English'] },
  offers: 'Leaks, pumps',
  words: ['island', 'pipe', 'year'],
  quality: 71.3,
};
const others: PocketProvider[] = [
  { ...plumber, id: 'old-address-123456', name: 'Ñandú & Sons', kind: 'business', phone: null },
  {
    ...plumber,
    id: 'x',
    name: '测试 "quoted"\n',
    whatsapp: false,
    demo: true,
    words: [],
    facts: {},
  },
  {
    ...plumber,
    formerIds: ['chi-plumbing-1', 'x'],
    facts: { emergency: true, price: { from: 0, per: 'hour' }, areas: [] },
  },
];

describe('a packed directory', () => {
  it('comes out as it went in, whatever the names and gaps', () => {
    const all = [plumber, ...others];
    const sent = JSON.parse(JSON.stringify(packPocket(all))) as ReturnType<typeof packPocket>;
    const sorted = (each: PocketProvider) => ({ ...each, words: each.words.toSorted() });
    expect(unpackPocket(sent).map(sorted)).toEqual(all.map(sorted));
    expect(unpackPocket(packPocket([]))).toEqual([]);
  });

  it('is one piece while it is small, and one for each district above', () => {
    const many = (count: number) => Array.from({ length: count }, () => plumber);
    expect(partsOf(many(WHOLE_MAX))).toHaveLength(1);
    const parts = partsOf([...many(WHOLE_MAX), { ...plumber, location: 'Corozal' }]);
    const counts = parts.flatMap(({ own }) => (own.length > 0 ? [own.length] : []));
    expect(counts.toSorted((a, b) => a - b)).toEqual([1, WHOLE_MAX]);
    expect(parts.every(({ district }) => district)).toBe(true);
  });
});
