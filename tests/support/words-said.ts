import { readFileSync } from 'node:fs';
import { parseSync } from 'vite';

/** All that a file of messages, words or texts says, in small letters, without what is code, put in or an address. */
export function wordsSaid(file: string): string {
  const source = readFileSync(file, 'utf8');
  const said = file.endsWith('.md')
    ? [source.replace(/\{[^}]*\}|\]\([^)]*\)|`[^`]*`/g, ' ')]
    : stringsIn(parseSync(file, source).program);
  return said.join('\n').toLowerCase();
}

function stringsIn(node: unknown): string[] {
  if (Array.isArray(node)) return node.flatMap(stringsIn);
  if (node === null || typeof node !== 'object') return [];
  const { type, value } = node as { type?: string; value?: unknown };
  if (type === 'Literal') return typeof value === 'string' ? [value] : [];
  if (type === 'TemplateElement') return [(value as { cooked: string }).cooked];
  return Object.entries(node)
    .filter(([name]) => name !== 'key' && name !== 'source')
    .flatMap(([, each]) => stringsIn(each));
}
