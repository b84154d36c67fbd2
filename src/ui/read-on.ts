/** What had the focus is gone: reading goes on with the page. */
export const readOn = (): void => document.querySelector('main')?.focus({ preventScroll: true });

/** As a `ref`: when that goes away with the focus in it, reading goes on with the page. */
export const readOnAfter = (element: HTMLElement | null) => () => {
  if (element?.contains(document.activeElement)) readOn();
};
