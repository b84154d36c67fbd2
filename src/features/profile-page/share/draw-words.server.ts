import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';

/** What satori lays out: boxes in boxes, with words in the innermost. */
export const box = (style: object, ...children: unknown[]) => ({
  type: 'div',
  props: { style: { display: 'flex', ...style }, children: children.filter(Boolean) },
});
type Box = ReturnType<typeof box>;

let fonts: Promise<{ name: string; data: Buffer; weight: 500 | 700 }[]> | undefined;

/** Letters become outlines here, so that the picture looks alike on a machine without fonts. */
function loadFonts() {
  const find = createRequire(import.meta.url).resolve;
  const files = [
    [
      'Bricolage',
      '@fontsource/bricolage-grotesque/files/bricolage-grotesque-latin-700-normal.woff',
      700,
    ],
    [
      'Bricolage',
      '@fontsource/bricolage-grotesque/files/bricolage-grotesque-latin-ext-700-normal.woff',
      700,
    ],
    ['Figtree', '@fontsource/figtree/files/figtree-latin-500-normal.woff', 500],
    ['Figtree', '@fontsource/figtree/files/figtree-latin-ext-500-normal.woff', 500],
  ] as const;
  return Promise.all(
    files.map(async ([name, file, weight]) => ({ name, weight, data: await readFile(find(file)) })),
  );
}

/** Boxes with words as an SVG, clear where nothing is drawn. */
export async function drawWords(
  tree: Box,
  size: { width: number; height: number },
): Promise<Buffer> {
  fonts ??= loadFonts();
  // Large, and used for few requests: loaded when it is.
  const { default: satori } = await import('satori');
  const svg = await satori(tree as Parameters<typeof satori>[0], { ...size, fonts: await fonts });
  return Buffer.from(svg);
}
