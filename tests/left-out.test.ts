import { globSync, readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { LEFT_OUT_OF_REACT } from '../scripts/vite/left-out-of-react.ts';

const left = LEFT_OUT_OF_REACT.flatMap(({ assigned = [] }) => assigned)
  .filter((name) => name.startsWith('exports.'))
  .map((name) => name.slice('exports.'.length));
/** What makes React or its router do what is left out. */
const PROPS =
  /\s(prefetch|viewTransition|mask|precedence|useTransitions|instrumentations)=|<Fragment[^>]* ref=|\.hydrate = |\bHydrateFallback\b/;

const sources = globSync('src/**/*.{ts,tsx}', { exclude: ['**/*.test.*', '**/*.server.*'] });

it('uses nothing that the browser does not get of React and its router', () => {
  expect(sources.length).toBeGreaterThan(500);
  const used = sources.flatMap((file) => {
    const code = readFileSync(file, 'utf8');
    const imports = Array.from(code.matchAll(/import \{([^}]*)\} from 'react(-dom(\/client)?)?'/g));
    const names = imports.flatMap(([, list]) => list!.split(',').map((name) => name.trim()));
    const props = file.endsWith('.tsx') ? (PROPS.exec(code)?.[0] ?? []) : [];
    return names
      .filter((name) => left.includes(name))
      .concat(props)
      .map((name) => `${file}: ${name}`);
  });
  expect(used).toEqual([]);
});
