/** What had the focus is gone: reading goes on with the page. */
export const readOn = (): void => document.querySelector('main')?.focus({ preventScroll: true });
