type Value = string | number;

/** Template tag that rounds numbers to a tenth of a pixel, which keeps drawings short and diffs stable. */
export function svg(parts: TemplateStringsArray, ...values: readonly Value[]): string {
  return parts.reduce((markup, part, index) => {
    const value = values[index];
    return markup + part + (typeof value === 'number' ? rounded(value) : (value ?? ''));
  }, '');
}

export function fill(path: string, color: string, opacity = 1): string {
  const see = opacity < 1 ? ` opacity="${rounded(opacity)}"` : '';
  return `<path d="${path}" fill="${color}"${see}/>`;
}

export function line(path: string, color: string, width: number, extra = ''): string {
  return `<path d="${path}" fill="none" stroke="${color}" stroke-width="${rounded(width)}" stroke-linecap="round" stroke-linejoin="round"${extra && ` ${extra}`}/>`;
}

export function circle(x: number, y: number, radius: number, color: string): string {
  return svg`<circle cx="${x}" cy="${y}" r="${radius}" fill="${color}"/>`;
}

/** Draws a right-hand part a second time as its mirror image, around the face's centre line. */
export function both(part: string): string {
  return `${part}<g transform="scale(-1 1)">${part}</g>`;
}

function rounded(value: number): string {
  return String(Math.round(value * 10) / 10);
}
