import { describe, expect, it } from 'vitest';
import { manyLines, oneLine } from './plain-text.rules.ts';

const FAMILY = '👨‍👩‍👧‍👦';
const points = (from: number, to: number) =>
  Array.from({ length: to - from + 1 }, (_, i) => String.fromCodePoint(from + i));

/** Every character that Unicode itself calls a control or invisible, and those that turn the direction of a text. */
const INVISIBLE = [
  ...points(0x00, 0x1f),
  ...points(0x7f, 0x9f),
  '\u00ad',
  '\u034f',
  '\u061c',
  '\u115f',
  '\u3164',
  '\ufeff',
  '\uffa0',
  ...points(0x180b, 0x180f),
  ...points(0x200b, 0x200f),
  ...points(0x2028, 0x202e),
  ...points(0x2060, 0x206f),
  ...points(0xfe00, 0xfe0f),
  ...points(0xfff9, 0xfffb),
  ...points(0xe0000, 0xe01ef),
];

describe('one line', () => {
  it('has nothing that nobody sees: not before, within or after a name, nor in a row', () => {
    const hidden = INVISIBLE.filter((each) => {
      const typed = [`${each}Ana Choc`, `A${each}na Choc`, `Ana${each} Choc`, `Ana Choc${each}`];
      // A break between two words is a space, within one too.
      return typed.some((text) => !/^A ?na Choc$/.test(oneLine(text)));
    });
    expect(hidden.map((each) => each.codePointAt(0)!.toString(16))).toEqual([]);
    expect(oneLine(INVISIBLE.join(''))).toBe('');
    expect(oneLine(INVISIBLE.toReversed().join(''))).toBe('');
    expect(oneLine('\ufe0f\u200d\ufe0f')).toBe('');
    expect(oneLine(`Ana${INVISIBLE.join('')}`)).toBe('Ana');
  });

  it('is one line', () => {
    const typed = 'Ana\r\nBcc: all@example.com\u2028x\u0085y\tz\vq\u2800w\u00a0\u3000v';
    expect(oneLine(typed)).toBe('Ana Bcc: all@example.com x y z q w v');
  });

  it.each([
    'María-José Núñez Ñ’Dour',
    'Ngũgĩ wa Thiong’o',
    'Лавка у моря',
    'محمد علی',
    'می‌خواهم',
    'שָׁלוֹם',
    'क्‍ष श्री',
    'ශ්‍රී ලංකා',
    'സന്ധ്യ',
    '田中 太郎',
    '葛󠄀城市',
    '한국어',
    'ᠮᠣᠩᠭᠣᠯ᠎ᠠ',
    `The ${FAMILY} bakery`,
    '👩🏽‍🔧 repairs',
    '❤️‍🔥 Grill',
    '🏳️‍🌈 Bar',
    '🏴󠁧󠁢󠁥󠁮󠁧󠁿 Tea room',
    '🇧🇿 Tours',
    'Call 1️⃣2️⃣ #️⃣',
    '☎️ ©️ ™',
    'Zoë & Sons, Ltd. (since 1989)',
  ])('keeps %s', (name) => {
    expect(oneLine(name)).toBe(name);
    expect(manyLines(name)).toBe(name);
  });

  it('keeps no message in what shapes an emoji', () => {
    const secret = points(0xfe00, 0xfe0f).join('').repeat(20);
    expect(Array.from(oneLine(`😀${secret}`))).toHaveLength(3);
    expect(oneLine(`🏴${points(0xe0041, 0xe007f).join('')}`)).toBe('🏴');
  });

  it('says the same when said again', () => {
    const alphabet = [...INVISIBLE, ...Array.from('aé中ش👨 1#.'), FAMILY];
    let seed = 7;
    const next = () => (seed = (seed * 16_807) % 2_147_483_647);
    const texts = Array.from({ length: 2000 }, () =>
      Array.from({ length: 12 }, () => alphabet[next() % alphabet.length]).join(''),
    );
    expect(texts.filter((text) => oneLine(oneLine(text)) !== oneLine(text))).toEqual([]);
    expect(texts.filter((text) => manyLines(manyLines(text)) !== manyLines(text))).toEqual([]);
    expect(texts.filter((text) => oneLine(text).length > text.length)).toEqual([]);
  });
});

describe('many lines', () => {
  it('are kept, each end of one as one character', () => {
    expect(manyLines(' one\r\n\rtwo\u2028three\u0085\tfour\u0007\u202e\u200b \n')).toBe(
      'one\n\ntwo\nthree\n\tfour',
    );
  });
});
