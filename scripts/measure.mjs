// How large the house is: files, lines, and how far one import leads to the next.
import { readdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { root } from './steps.mjs';

/** One line for the end of a check. */
export function measureSources() {
  const files = readdirSync(join(root, 'src'), { recursive: true })
    .map((file) => join('src', file))
    .filter((file) => /\.tsx?$/.test(file) && !/\.test\./.test(file));
  const texts = new Map(files.map((file) => [file, readFileSync(join(root, file), 'utf8')]));
  const lines = [...texts.values()]
    .map((text) => text.split('\n').length - 1)
    .sort((a, b) => a - b);
  const at = (part) => lines[Math.floor(lines.length * part)];
  const inFeatures = files.filter((file) => file.startsWith('src/features/')).length;
  const path = longestPath(texts);
  return (
    `src: ${files.length} files (${inFeatures} of features), ${lines.reduce((sum, each) => sum + each, 0)} lines; ` +
    `a file has ${at(0.5)} at the median, ${at(0.9)} at the 90th percentile; ` +
    `the longest path of imports has ${path.length} files, from ${path[0]} to ${path.at(-1)}`
  );
}

/** Imports have no cycles, which a test of the architecture holds. */
function longestPath(texts) {
  const known = new Map();
  const pathFrom = (file) => {
    if (known.has(file)) return known.get(file);
    const below = importsOf(file, texts.get(file)).filter((target) => texts.has(target));
    const longest = below.map(pathFrom).sort((a, b) => b.length - a.length)[0] ?? [];
    known.set(file, [file, ...longest]);
    return known.get(file);
  };
  return [...texts.keys()].map(pathFrom).sort((a, b) => b.length - a.length)[0];
}

function importsOf(file, text) {
  const found = text.matchAll(/(?:\bfrom\s+|\bimport\s+|\bimport\()'([#.][^'?]+)/g);
  return Array.from(found, ([, target]) =>
    target.startsWith('#') ? join('src', target.slice(1)) : join(dirname(file), target),
  );
}
