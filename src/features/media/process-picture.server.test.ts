import { describe, expect, it } from 'vitest';
import { seededRandom } from '#platform/seeded-random.ts';
import {
  FORMATS,
  grayPng,
  jpegOfScans,
  mutatePicture,
  pictureBombs,
  samplePicture,
} from '../../../tests/support/input/hostile-pictures.ts';
import { CLEAR, outcomeOf } from '../../../tests/support/input/picture-outcome.ts';

describe('a picture', () => {
  it.each(FORMATS)('that is right is kept clean: %s', async (format) => {
    expect(await outcomeOf(await samplePicture(format))).toBe('clean');
  });

  it('that was damaged is refused in clear words, or kept clean', async () => {
    const samples = await Promise.all(FORMATS.map((format) => samplePicture(format)));
    const random = seededRandom('pictures');
    const outcomes = await Promise.all(
      Array.from({ length: 100 }, () => outcomeOf(mutatePicture(samples, random))),
    );
    expect(outcomes.filter((said) => !CLEAR.test(said))).toEqual([]);
    expect(outcomes).toContain('clean');
    expect(outcomes).toContain('This file could not be read as a picture.');
  });

  it('that was made to harm is refused in clear words, or kept clean', async () => {
    for (const [name, bytes] of Object.entries(await pictureBombs({ large: false })))
      expect(await outcomeOf(bytes), name).toMatch(CLEAR);
  });

  it.each([
    ['tall', 1, 40_000_000],
    ['wide', 40_000_000, 1],
    ['a little too tall', 1, 12_001],
  ])('that is %s is refused before it is decoded', async (_how, width, height) => {
    expect(await outcomeOf(grayPng(width, height))).toBe(
      'This picture is more than 12,000 pixels wide or high.',
    );
  });

  it('of the largest size there may be is kept', async () => {
    expect(await outcomeOf(grayPng(12_000, 3_333))).toBe('clean');
    expect(await outcomeOf(grayPng(12_000, 3_334))).toMatch(/40 million pixels/);
  });

  it('in countless scans is refused before it is decoded, in a hundred it is kept', async () => {
    expect(await outcomeOf(await jpegOfScans(90))).toBe('clean');
    expect(await outcomeOf(await jpegOfScans(101))).toMatch(/could not be read/);
    // It would take a minute.
    expect(await outcomeOf(await jpegOfScans(2_400, 6_000))).toMatch(/could not be read/);
  });

  it('that is small passes any number of large ones', async () => {
    const [large, small] = [grayPng(6_000, 6_000), await samplePicture('png')];
    const done: string[] = [];
    const process = async (name: string, bytes: Buffer) => {
      expect(await outcomeOf(bytes)).toBe('clean');
      done.push(name);
    };
    await Promise.all([
      ...Array.from({ length: 6 }, () => process('large', large)),
      process('small', small),
    ]);
    // One of the large ones may have been ready by then.
    expect(done.indexOf('small')).toBeLessThanOrEqual(1);
  });
});
