import type { View } from './crop-geometry.ts';

/** What a file was made from, so that adjusting it again starts from the full picture. */
export interface Origin {
  original: File;
  adjusted?: { view: View; aspect: number | null };
}

const origins = new WeakMap<File, Origin>();

export const originOf = (file: File): Origin => origins.get(file) ?? { original: file };

export function rememberOrigin(file: File, origin: Origin): void {
  origins.set(file, origin);
}
