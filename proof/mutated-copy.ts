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
import { join } from 'node:path';
import { packageRoot } from '#platform/package-root.server.ts';
import type { Mutation } from './scenario.ts';

/** A copy of the built package without one defence. A text that is not found once is an error, never a pass. */
export function mutatedCopy({ title, file, find, replace }: Mutation) {
  const root = mkdtempSync(join(tmpdir(), 'kanek-mutated-'));
  const remove = () => rmSync(root, { recursive: true, force: true });
  try {
    for (const part of ['build/server', 'build/client', 'src', 'package.json'])
      cpSync(join(packageRoot, part), join(root, part), { recursive: true });
    symlinkSync(join(packageRoot, 'node_modules'), join(root, 'node_modules'));
    const places = scriptsAt(join(root, file)).flatMap((path) => {
      const text = readFileSync(path, 'utf8');
      const parts = text.split(find);
      return parts.length > 1 ? [{ path, text, count: parts.length - 1 }] : [];
    });
    const count = places.reduce((sum, place) => sum + place.count, 0);
    if (count !== 1)
      throw new Error(`"${title}": ${String(find)} stands ${count} times in ${file}, not once`);
    const { path, text } = places[0]!;
    writeFileSync(path, text.replace(find, replace));
  } catch (error) {
    remove();
    throw error;
  }
  return { root, remove };
}

function scriptsAt(path: string): string[] {
  return statSync(path).isDirectory() ? globSync(join(path, '**/*.js')) : [path];
}
