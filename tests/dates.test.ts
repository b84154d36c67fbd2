import { globSync, readFileSync } from 'node:fs';
import { expect, it } from 'vitest';

const sources = globSync('src/**/*.{ts,tsx}').filter((path) => !/\.test\.tsx?$/.test(path));

/** By the device's own language a date would look different on each: `dateWords` writes it in that of the page. */
const OWN_FORMAT =
  /\.toLocale(Date|Time)String\(|\.toLocaleString\(\)|DateTimeFormat\((?!'en-CA'|locale, options)/;

it('dates are written in the one format of the page’s language, whatever the browser speaks', () => {
  expect(sources.length).toBeGreaterThan(500);
  expect(sources.filter((path) => OWN_FORMAT.test(readFileSync(path, 'utf8')))).toEqual([]);
});
