import { qrMatrix } from './qr/qr-matrix.ts';

/** The light edge that readers need, in modules. */
const QUIET = 4;

/** A QR code as a picture of its own: black on white whatever the theme, sharp at every size. */
export function qrSvg(text: string): string {
  const rows = qrMatrix(text);
  const side = rows.length + 2 * QUIET;
  const path = rows.flatMap((row, y) =>
    darkRuns(row).map(([x, length]) => `M${x + QUIET} ${y + QUIET}h${length}v1h-${length}z`),
  );
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${side} ${side}" shape-rendering="crispEdges">` +
    `<path fill="#fff" d="M0 0h${side}v${side}H0z"/><path d="${path.join('')}"/></svg>`
  );
}

/** The same for the `src` of an image, which needs no markup from strings. */
export function qrDataUrl(text: string): string {
  return `data:image/svg+xml,${encodeURIComponent(qrSvg(text))}`;
}

function darkRuns(row: readonly boolean[]): [start: number, length: number][] {
  const line = row.map(Number).join('');
  return Array.from(line.matchAll(/1+/g), ({ 0: run, index }) => [index, run.length]);
}
