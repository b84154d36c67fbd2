import { sql } from 'drizzle-orm';
import { beforeAll, describe, expect, it } from 'vitest';
import { seededRandom } from '#platform/seeded-random.ts';
import { demoProviders } from '#features/demo/demo-providers.server.ts';
import { listSynonyms } from '#features/moderation/search-words/search-words-desk.server.ts';
import { foldText } from '#features/directory/search-text.rules.ts';
import { seedSynonyms } from '#features/directory/seed-synonyms.server.ts';
import { fillDemo } from '../support/fill-demo.ts';
import { provideApp } from '../support/request.ts';

const { request, services } = provideApp();
const call = async (path: string, params: Record<string, string>) =>
  (await request(`/api/search/${path}?${new URLSearchParams({ limit: '50', ...params })}`)).json();

const FIELDS = {
  'specialist.php': ['keywords', 'skills', 'first_name', 'last_name', 'occupation'],
  'business.php': ['services', 'business_name', 'about', 'description', 'businessType'],
} as const;
type Path = keyof typeof FIELDS;
const EVERY_FIELD = Object.entries(FIELDS).flatMap(([path, fields]) =>
  fields.map((field) => [path as Path, field] as const),
);

/** Names as people of Belize and their guests write them, with what they do. */
const PEOPLE = [
  ['Мария', 'Петрова', 'Переводчик', 'Перевод документов'],
  ['明', '陳', '水管工', '安裝水管和維修'],
  ['حسن', 'الخوري', 'كهربائي', 'تمديد الكهرباء'],
  ['प्रिया', 'शर्मा', 'शिक्षिका', 'हिन्दी पढ़ाना'],
  ['Σοφία', 'Παππάς', 'Αρχιτέκτων', 'ΣΧΕΔΙΟ ΚΗΠΟΣ'],
  ['さくら', 'ヤマダ', '料理人', 'コーヒーと寿司'],
  ['민준', '김', '사진작가', '결혼 사진'],
  ['Søren', 'Łęcki', 'Glaßer', 'Þakplata'],
] as const;

beforeAll(async () => {
  const { db } = services();
  await seedSynonyms(db);
  const providers = demoProviders(new Date('2026-01-01T12:00:00Z'));
  for (const kind of ['specialist', 'business'] as const) {
    const ofKind = providers.filter((each) => each.kind === kind);
    for (const [index, [firstName, lastName, occupation, skills]] of PEOPLE.entries()) {
      const { profile, details } = ofKind[index]!;
      const businessName = `${firstName} ${lastName}`;
      Object.assign(profile, { displayName: businessName, headline: occupation });
      Object.assign(
        details,
        kind === 'specialist'
          ? { firstName, lastName, occupation, skills }
          : {
              businessName,
              specificType: occupation,
              services: skills,
              about: skills,
              description: skills,
            },
      );
    }
  }
  await fillDemo(services(), providers);
});

describe('words of any script', () => {
  const namesOf = (answer: { results: { fullName?: string; business_name?: string }[] }) =>
    answer.results.map((result) => result.fullName ?? result.business_name);

  it.each(PEOPLE)('%s %s is found by every field', async (first, last, occupation, skills) => {
    const name = `${first} ${last}`;
    const found = async (path: Path, params: Record<string, string>) =>
      expect(namesOf(await call(path, params)), JSON.stringify(params)).toEqual([name]);
    for (const spelled of [(text: string) => text, (text: string) => text.toUpperCase()]) {
      await found('specialist.php', { first_name: spelled(first) });
      await found('specialist.php', { last_name: spelled(last) });
      await found('specialist.php', { occupation: spelled(occupation) });
      await found('specialist.php', { skills: spelled(skills) });
      for (const words of [first, last, name, occupation, skills]) {
        await found('specialist.php', { keywords: spelled(words) });
        await found('business.php', { services: spelled(words) });
      }
      await found('business.php', { business_name: spelled(name) });
      await found('business.php', { businessType: spelled(occupation) });
      await found('business.php', { about: spelled(skills) });
      await found('business.php', { description: spelled(skills) });
    }
  });

  it('a word within a text that is written without spaces is found', async () => {
    expect(namesOf(await call('specialist.php', { keywords: '維修' }))).toEqual(['明 陳']);
    expect(namesOf(await call('business.php', { services: '寿司' }))).toEqual(['さくら ヤマダ']);
  });

  it.each(['пер', '水管', 'αρχ', 'كهر'])('%s is completed while it is typed', async (typed) => {
    const suggestions = await call('suggest', { kind: 'specialist', q: typed });
    const begins = ({ text }: { text: string }) => foldText(text).startsWith(foldText(typed));
    expect(suggestions).not.toEqual([]);
    expect(suggestions.every(begins)).toBe(true);
  });
});

describe('what is typed', () => {
  // Some of each script and of all that is none, alone and among each other.
  const ALPHABETS = [
    'абвгдежзиЙЁ',
    '中文水管工電',
    'ひらカター',
    'กขคเ้า',
    'אבגשׁ',
    'نسخة',
    'हिन्दी',
    '한국어',
    'ΑΒΓσς',
    '🔧🛠️👩‍🔧',
    '...,;:!?',
    '&|()<->*\'"\\%_',
    '…—«»“”„·•',
    '¡¿€£¥§©®',
    '\u200b\u2060\ufeff',
    '①½Ⅷ٣',
    '\u0301\u0308',
    'xqz',
    '\u{10ffff}\ue000',
    '𝕏𐐷',
  ].map((letters) => Array.from(letters));
  const random = seededRandom('what is typed');
  const strings = [
    ...'中文 Привет 🔧 ... & % _ ा \u200b in Belize the'.split(' '),
    ...Array.from({ length: 60 }, () => {
      const letters = [...random.pick(ALPHABETS), ...random.pick(ALPHABETS)];
      const length = random.integer(1, 8);
      return Array.from({ length }, () => (random.chance(0.15) ? ' ' : random.pick(letters))).join(
        '',
      );
    }),
  ].filter((text) => text.trim() !== '');

  it.each(EVERY_FIELD)('is never taken for nothing by %s, %s', async (path, field) => {
    const everybody = (await call(path, {})).totalCount;
    for (const text of strings) {
      const { totalCount } = await call(path, { [field]: text });
      const isWord = /[\p{L}\p{M}\p{N}&]/u.test(text.normalize('NFKD'));
      expect(totalCount, text).toBeLessThanOrEqual(isWord ? everybody - 1 : 0);
    }
  });

  it.each(EVERY_FIELD)('may be as long as it may be, for %s, %s', async (path, field) => {
    const everybody = (await call(path, {})).totalCount;
    // Letters that folding makes many of, and words without an end.
    const alike = Array.from('﷽ﷺ힣𝕏㌖½ﬃ中&x', (letter) => letter.repeat(100 / letter.length));
    const mixed = Array.from({ length: 100 }, (_, at) => String.fromCodePoint(0xfb50 + at * 6));
    for (const text of [...alike, mixed.join('')])
      expect((await call(path, { [field]: text })).totalCount, text).toBeLessThan(everybody);
  });

  it('counts nobody around it, and offers nothing while it is typed', async () => {
    for (const words of ['...', '🔧', '—']) {
      const around = await call('around', { kind: 'specialist', words });
      const counts = [...around.categories, ...around.locations];
      expect(counts.filter(({ count }: { count: number }) => count > 0)).toEqual([]);
      expect(await call('suggest', { kind: 'specialist', q: words.repeat(3) })).toEqual([]);
    }
  });

  it("is never taken for nothing at the staff's desk", async () => {
    const first = new URLSearchParams();
    expect((await listSynonyms(services().db, '...', first)).total).toBe(0);
    expect((await listSynonyms(services().db, '', first)).total).toBeGreaterThan(500);
  });
});

/** Came with versions of Unicode that the oldest PostgreSQL in use does not know. */
const NEWER =
  /[\u1c89\u2c2f\ua7c0-\ua7f5\u{10570}-\u{105ff}\u{10d50}-\u{10d65}\u{11380}-\u{113cf}\u{16100}-\u{1612f}\u{16d40}-\u{16d6f}\u{16ea0}-\u{16edf}\u{1ccd6}-\u{1ccf9}\u{1e030}-\u{1e06d}]/u;
const ALIKE = /\p{sc=Han}|\p{sc=Hangul}|\p{sc=Tangut}/u;

it('database and program fold every character alike', async () => {
  const characters = Array.from({ length: 0x10ffff }, (_, code) => code + 1)
    .filter((code) => code < 0xd800 || code > 0xdfff)
    .map((code) => String.fromCodePoint(code))
    .filter((letter) => !/\p{Cn}|\p{Co}/u.test(letter) && !NEWER.test(letter))
    // Of the tens of thousands that are alike, some.
    .filter((letter) => !ALIKE.test(letter) || letter.codePointAt(0)! % 50 === 0);
  const differing: string[] = [];
  for (let start = 0; start < characters.length; start += 20_000) {
    const slice = characters.slice(start, start + 20_000);
    const { rows } = await services().db.execute<{ letter: string; folded: string }>(sql`
      select letter, fold('a' || letter || 'B') as folded
      from unnest(${sql.param(slice)}::text[]) as letter`);
    for (const { letter, folded } of rows) {
      const ours = foldText(`a${letter}B`);
      const code = letter.codePointAt(0)!.toString(16);
      if (folded !== ours) differing.push(`U+${code} ${folded}, ${ours}`);
    }
  }
  expect(differing).toEqual([]);
});
