import { globSync, readFileSync } from 'node:fs';
import { expect, it } from 'vitest';

const sources = globSync('src/**/*.{ts,tsx}').filter((path) => !/\.test\.tsx?$/.test(path));

/** Without a language, or with another, a date would look different on each device. */
const OWN_FORMAT =
  /\.toLocale(Date|Time)String\(|\.toLocaleString\(\)|DateTimeFormat\((?!'en-GB'|'en-CA')/;

it('dates are written in the one format of the site, whatever the browser speaks', () => {
  expect(sources.length).toBeGreaterThan(500);
  expect(sources.filter((path) => OWN_FORMAT.test(readFileSync(path, 'utf8')))).toEqual([]);
});
