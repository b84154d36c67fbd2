const SIGNS = ['scroll', 'pointerdown', 'keydown'] as const;

/** Resolves with the first sign of life from the visitor; at once where there is no browser. */
export function untilTouched(): Promise<void> {
  if (typeof document === 'undefined') return Promise.resolve();
  return new Promise((resolve) => {
    for (const sign of SIGNS)
      window.addEventListener(sign, () => resolve(), { once: true, passive: true });
  });
}
