import { addressWithout } from '#platform/language.ts';
import { typedHere } from '#ui/frame/typed-values.ts';
import { writeSession } from '#ui/session-store.ts';

/** Under the name by which a page fills its forms again when it is opened (`use-typed-values.ts`). */
export const unsentKey = (): string =>
  `typed ${addressWithout(location.pathname)}${location.search}`;

/** What somebody wrote and could not send outlives a reload; it is never sent by itself. */
export function keepUnsent(): void {
  const written = [...document.querySelectorAll<HTMLTextAreaElement>('main textarea')];
  if (written.some(({ value }) => value !== '')) writeSession(unsentKey(), typedHere());
}
export const forgetUnsent = (): void => writeSession(unsentKey(), null);
