import { forgetAllTyped } from '#ui/frame/use-typed-values.ts';
import { forgetAllKept } from '#ui/kept.ts';

/** The email on the access screen, for its next tab and for whoever comes back to it. In the browser's memory only. */
let carried = '';

export const carriedEmail = (): string => carried;

export function carryEmail(email: string): void {
  carried = email;
}

/** Call it in the browser only. */
export function carryEmailOf(screen: HTMLElement): void {
  const input = screen.querySelector<HTMLInputElement>('input[name=email]');
  if (input) carryEmail(input.value);
}

/** Whoever is next at this device need not know who was here, nor what they wrote. */
export function forgetWhoWasHere(): void {
  carryEmail('');
  forgetAllKept();
  forgetAllTyped();
}
