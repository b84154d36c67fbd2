import qrcode from 'qrcode-generator';

/** The light edge that readers need, in modules. */
const QUIET = 4;
/** Version 10: smaller modules are hard to read from a card. */
const MODULES_MAX = 57;
/** What it holds. */
export const QR_BYTES_MAX = 213;

/** A QR code as a picture of its own: black on white whatever the theme, sharp at every size. */
export function qrSvg(text: string): string {
  const rows = modulesOf(text);
  const side = rows.length + 2 * QUIET;
  const path = rows.flatMap((row, y) =>
    Array.from(
      row.matchAll(/1+/g),
      ({ 0: run, index }) => `M${index + QUIET} ${y + QUIET}h${run.length}v1h-${run.length}z`,
    ),
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

/** Rows of dark (1) and light (0) modules. */
function modulesOf(text: string): string[] {
  const code = qrcode(0, 'M');
  // The library takes characters for bytes.
  code.addData(Buffer.from(text).toString('latin1'));
  code.make();
  const count = code.getModuleCount();
  if (count > MODULES_MAX) throw new RangeError('This is more than a code on paper can hold.');
  const each = Array.from({ length: count }, (_, index) => index);
  return each.map((row) => each.map((column) => Number(code.isDark(row, column))).join(''));
}
