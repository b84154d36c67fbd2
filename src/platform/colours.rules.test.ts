import { describe, expect, it } from 'vitest';
import {
  colourProblem,
  colourStyles,
  contrast,
  contrastOf,
  CONTRAST_MIN,
  darkEnough,
  OWN_COLOURS,
  ratioText,
  shadesOf,
  SURFACES,
} from './colours.rules.ts';

/** All around the wheel, pale and strong, and the greys. */
const colours = Array.from({ length: 512 }, (_, at) => {
  const [r, g, b] = [at >> 6, (at >> 3) & 7, at & 7].map((step) => Math.round((step * 255) / 7));
  return `#${[r, g, b].map((value) => value!.toString(16).padStart(2, '0')).join('')}`;
});

describe('contrast', () => {
  it('is measured as WCAG does', () => {
    expect(contrast('#000000', '#ffffff')).toBeCloseTo(21, 5);
    expect(contrast('#777777', '#ffffff')).toBeCloseTo(4.48, 2);
    expect(contrast('#ffffff', '#777777')).toBeCloseTo(4.48, 2);
    expect(contrast('#0a6a61', '#0a6a61')).toBe(1);
    expect(ratioText(4.49)).toBe('4.4');
  });

  it('of our own colours is enough', () => {
    for (const colour of Object.values(OWN_COLOURS)) expect(colourProblem(colour)).toBeNull();
  });

  it('is what refuses a colour, and its nearest dark shade is taken', () => {
    expect(colourProblem('#ffcc00')).toMatch(/1\.\d:1, and 4\.5:1 is needed/);
    for (const wrong of ['', 'red', '#fff', '#0A6A61', 'red;}', '#0a6a61;', '#0a6a6g'])
      expect(colourProblem(wrong), wrong).toMatch(/# and six/);
    for (const colour of colours) expect(colourProblem(darkEnough(colour)), colour).toBeNull();
  });

  it('is there in both themes, whatever was chosen', () => {
    for (const colour of colours.filter((each) => colourProblem(each) === null)) {
      const { light, dark } = shadesOf(colour);
      expect(contrastOf(light.base), colour).toBeGreaterThanOrEqual(CONTRAST_MIN);
      expect(contrastOf(light.strong), colour).toBeGreaterThanOrEqual(CONTRAST_MIN);
      expect(contrast(light.strong, light.soft), colour).toBeGreaterThanOrEqual(CONTRAST_MIN);
      for (const shade of [dark.base, dark.strong]) {
        expect(contrast(shade, SURFACES.dark.surface), colour).toBeGreaterThanOrEqual(CONTRAST_MIN);
        expect(contrast(shade, SURFACES.dark.ink), colour).toBeGreaterThanOrEqual(CONTRAST_MIN);
      }
      expect(contrast(dark.strong, dark.soft), colour).toBeGreaterThanOrEqual(CONTRAST_MIN);
    }
  });
});

it('writes no stylesheet where nothing is chosen', () => {
  expect(colourStyles({ main: undefined, business: undefined })).toBe('');
  const styles = colourStyles({ main: undefined, business: '#1d4ed8' });
  expect(styles).toContain('--business:#1d4ed8');
  expect(styles).not.toContain('specialist');
  expect(styles.replaceAll(/[-\w#:;{}[\](),=@]/g, '')).toBe('');
});
