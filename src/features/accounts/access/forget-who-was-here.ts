import { forgetAllTyped } from '#ui/frame/use-typed-values.ts';
import { forgetAllKept } from '#ui/kept.ts';
import { carryEmail } from './carried-email.ts';

/** Whoever is next at this device need not know who was here, nor what they wrote. */
export function forgetWhoWasHere(): void {
  carryEmail('');
  forgetAllKept();
  forgetAllTyped();
}
