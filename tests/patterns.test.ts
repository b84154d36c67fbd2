import { globSync, readFileSync } from 'node:fs';
import { analyse } from 'scslre';
import { parseSync } from 'vite';
import { expect, it } from 'vitest';
import { z } from 'zod';
import { manyLines, oneLine } from '#platform/plain-text.rules.ts';

type Pattern = Pick<RegExp, 'source' | 'flags'>;

const LENGTH = 16 * 1024;
/** Linear patterns differ in what they cost; one that takes the square of the length costs many thousand times more. */
const FAR_MORE = 1500;

const farMore = cost(FAR_MORE, 'a'.repeat(LENGTH), /[^]~/);

const sources = globSync('{packs,src}/**/*.{ts,tsx}').filter((file) => !/\.test\.tsx?$/.test(file));

function* patternsIn(file: string): Generator<Pattern> {
  for (const node of nodesOf(parseSync(file, readFileSync(file, 'utf8')).program)) {
    const { regex } = node as { regex?: { pattern: string; flags: string } };
    if (regex) yield { source: regex.pattern, flags: regex.flags };
  }
}

/** What leads up or across, and so around in circles: a group knows what refers to it. */
const ELSEWHERE = ['parent', 'resolved', 'references'];

function* nodesOf(node: unknown): Generator<object> {
  if (typeof node !== 'object' || node === null) return;
  yield node;
  for (const [name, below] of Object.entries(node))
    if (!ELSEWHERE.includes(name)) yield* nodesOf(below);
}

/** Why the pattern takes far longer than a text is long: by reasoning, and by trying texts made of what it looks for. */
function slowness(pattern: Pattern): string[] {
  const { reports, parsed } = analyse({ source: pattern.source, flags: pattern.flags });
  if (reports.length > 0)
    return reports.map(({ character }) => `many ${JSON.stringify(character.pick)}`);
  const letters = lettersOf(parsed.pattern);
  const words = [
    ...letters,
    ...letters.flatMap((first) => letters.map((second) => first + second)),
    letters.join(''),
  ];
  const regex = new RegExp(pattern.source, pattern.flags);
  const slow = words.find((word) => {
    const text = word.repeat(LENGTH / word.length);
    // The least of three: what else this process does now and then is counted too.
    return [1, 2, 3].every(() => cost(1, text, regex) > farMore);
  });
  return slow === undefined ? [] : [`many ${JSON.stringify(slow)}`];
}

/** A few of the letters that a pattern speaks of, one for each kind. */
function lettersOf(parsed: object): string[] {
  const found = new Set<string>(['\0']);
  for (const node of nodesOf(parsed)) {
    const { type, value, kind, min } = node as Record<string, unknown>;
    if (type === 'Character') found.add(String.fromCodePoint(value as number));
    if (type === 'CharacterClassRange')
      found.add(String.fromCodePoint((min as { value: number }).value));
    if (type === 'CharacterSet') found.add(kind === 'digit' ? '0' : kind === 'space' ? ' ' : 'a');
  }
  return [...found].slice(0, 10);
}

/** Processor time, so that what else the machine does is not counted. */
function cost(times: number, text: string, regex: RegExp): number {
  // Compiled before it is measured.
  text.slice(0, 100).replace(regex, '');
  const before = process.cpuUsage();
  for (let time = 0; time < times; time++) text.replace(regex, '');
  const { user, system } = process.cpuUsage(before);
  return user + system;
}

it('makes patterns from other texts only where those are our own', () => {
  const made = sources.filter((file) => readFileSync(file, 'utf8').includes('new RegExp('));
  expect(made.sort()).toEqual([
    'src/features/find/build-index.ts',
    'src/features/import/rows/hours-cell.rules.ts',
    'src/features/legal/cookie-acceptance.ts',
    'src/features/moderation/queue/find-hints.server.ts',
    'src/features/pocket/address-kinds.ts',
    'src/platform/env.server.ts',
    'src/platform/language.ts',
    'src/platform/plain-text.rules.ts',
    'src/platform/storage/s3-listing.ts',
    'src/service-worker/keeping.ts',
  ]);
});

it('tells patterns that take the square of the time, or worse, from others', () => {
  for (const slow of [/\s*&\s*/g, /-+$/, /^(a+)+$/, /^\w*\d*$/, /\b\w+(?:\.\w+)*\.bz/])
    expect(slowness(slow), String(slow)).not.toEqual([]);
  for (const linear of [/&/g, /^-+/, /^[\w.]{1,20}$/, /[^a-z0-9]+/g, /^(\d)\1/])
    expect(slowness(linear), String(linear)).toEqual([]);
});

it('has only patterns whose time grows with the text and no faster', () => {
  const patterns = new Map(
    sources.flatMap((file) =>
      Array.from(patternsIn(file), (pattern) => [`${file}: /${pattern.source}/`, pattern]),
    ),
  );
  expect(patterns.size).toBeGreaterThan(100);
  const slow = [...patterns].map(([where, pattern]) => [where, slowness(pattern)] as const);
  expect(slow.filter(([, reasons]) => reasons.length > 0)).toEqual([]);
});

it('cleans texts in a time that grows with them and no faster', () => {
  const odd = [
    '\u200d',
    '\ufe0f',
    '\u{1f3f4}',
    '\u{e0067}',
    'a\u200d',
    '\u{1f3f4}\u{e0067}',
    ' ',
    '\r',
  ];
  for (const word of odd)
    for (const clean of [oneLine, manyLines]) {
      const text = word.repeat(LENGTH / word.length);
      const before = process.cpuUsage();
      clean(text);
      const { user } = process.cpuUsage(before);
      expect(user, JSON.stringify(word)).toBeLessThan(farMore);
    }
});

it('has only patterns whose time grows with the text in the schemas of emails', () => {
  expect(slowness(z.regexes.email)).toEqual([]);
});
