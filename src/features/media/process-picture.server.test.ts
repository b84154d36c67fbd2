import { describe, expect, it } from 'vitest';
import { seededRandom } from '#features/demo/art/seeded-random.ts';
import {
  FORMATS,
  mutatePicture,
  pictureBombs,
  samplePicture,
} from '../../../proof/input/hostile-pictures.ts';
import { CLEAR, outcomeOf } from '../../../proof/input/picture-outcome.ts';

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
});
