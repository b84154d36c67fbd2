import { runInNewContext } from 'node:vm';
import type { Plugin } from 'vite';

type Stroke = [tag: string, attributes: Record<string, string>];

const DATA = /const __iconData = (\{[\s\S]*?\n\});/;

/** lucide's icons with one path for all strokes, without what only lucide's own maker reads. */
export const shortIcons: Plugin = {
  name: 'short-icons',
  apply: 'build',
  transform: {
    filter: { id: /\/lucide-react\/dist\/esm\/icons\/[^/]+\.mjs$/ },
    handler: (code) =>
      code.replace(DATA, (_, written: string) => {
        const { node } = runInNewContext(`(${written})`) as { node: Stroke[] };
        return `const __iconData = ${JSON.stringify({ node: inOnePath(node) })};`;
      }),
  },
};

export function inOnePath(node: readonly Stroke[]): Stroke[] {
  const strokes = node.map(([tag, written]): Stroke => {
    const { key: _key, ...attributes } = written;
    return [tag, attributes];
  });
  const isPlain = ([tag, attributes]: Stroke) =>
    tag === 'path' && Object.keys(attributes).join() === 'd';
  const plain = strokes.filter(isPlain).map(([, { d }]) => d!);
  const others = strokes.filter((stroke) => !isPlain(stroke));
  return plain.length > 0 ? [['path', { d: plain.map(fromAnywhere).join('') }], ...others] : others;
}

/** A path may begin with `m`, which is a place at its beginning only; what follows it is a way in any case. */
function fromAnywhere(path: string): string {
  return path.replace(
    /^m(-?\d*\.?\d+)[ ,]?(-?\d*\.?\d+)[ ,]?(.?)/,
    (_, x: string, y: string, next: string) =>
      `M${x}${y.startsWith('-') ? '' : ' '}${y}${next && !/[a-z]/i.test(next) ? 'l' : ''}${next}`,
  );
}
