import {
  cpSync,
  globSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  statSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join, relative } from 'node:path';
import { packageRoot } from '#platform/package-root.server.ts';
import type { Mutation } from './scenario.ts';

/** A copy of the built package without one defence. */
export function mutatedCopy(mutation: Mutation) {
  const { path, text } = mutate(mutation);
  const root = mkdtempSync(join(tmpdir(), 'kanek-mutated-'));
  const remove = () => rmSync(root, { recursive: true, force: true });
  try {
    for (const part of ['build/server', 'src', 'package.json'])
      cpSync(join(packageRoot, part), join(root, part), { recursive: true });
    for (const part of ['node_modules', 'packs'])
      symlinkSync(join(packageRoot, part), join(root, part));
    writeFileSync(join(root, path), text);
  } catch (error) {
    remove();
    throw error;
  }
  return { root, remove };
}

/** The file that changes, and its new text. A defence that is not found once is an error, never a pass. */
export function mutate({ title, file, find, replace }: Mutation): { path: string; text: string } {
  const found = scriptsAt(join(packageRoot, file)).flatMap((path) => {
    const text = readFileSync(path, 'utf8');
    const all =
      typeof find === 'string' ? find : new RegExp(find, `${find.flags.replace('g', '')}g`);
    const times =
      typeof all === 'string' ? text.split(all).length - 1 : [...text.matchAll(all)].length;
    return Array.from({ length: times }, () => ({ path, text }));
  });
  if (found.length !== 1)
    throw new Error(
      `"${title}": ${String(find)} stands ${found.length} times in ${file}, not once`,
    );
  const [{ path, text }] = found as [(typeof found)[number]];
  return { path: relative(packageRoot, path), text: text.replace(find, replace) };
}

function scriptsAt(path: string): string[] {
  return statSync(path).isDirectory() ? globSync(join(path, '**/*.js')) : [path];
}
