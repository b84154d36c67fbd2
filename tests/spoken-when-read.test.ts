import { expect, it } from 'vitest';
import { readLanguageBy } from '#platform/language.ts';
import '#platform/language.server.ts';

/** All that speaks more than English comes from these. */
const modules = import.meta.glob([
  '../src/root.tsx',
  '../src/pages/**/*.{ts,tsx}',
  '!**/*.test.{ts,tsx}',
]);

it('a message is read when it is said, never once for all while a module is loaded', async () => {
  const readBy = new Set<string>();
  const before = readLanguageBy(() => {
    readBy.add(/(?<=src\/)(?!platform\/(speak|language))\S+?\.tsx?/.exec(new Error().stack!)![0]);
    return 'en';
  });
  for (const load of Object.values(modules)) await load();
  readLanguageBy(before);
  expect([...readBy]).toEqual([]);
}, 60_000);
