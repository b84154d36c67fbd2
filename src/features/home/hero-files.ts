export type Shape = 'landscape' | 'portrait';

/** Windows taller than wide show the upright picture. */
export const UPRIGHT = '(max-aspect-ratio: 1/1)';

const POSTER_WIDTHS = { landscape: [1280, 1920], portrait: [720, 1080] } as const;

export const posterSet = (shape: Shape, format: 'avif' | 'webp'): string =>
  POSTER_WIDTHS[shape].map((width) => `/hero/${shape}-${width}.${format} ${width}w`).join(', ');

export const videoFile = (shape: Shape, format: 'webm' | 'mp4'): string =>
  `/hero/${shape}.${format}`;
