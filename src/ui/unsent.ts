import { addressWithout } from '#platform/language.ts';
import { typeAgain, typedHere, type TypedValues } from './frame/typed-values.ts';
import { forgetSession, writeSession } from './session-store.ts';
import { KEPT, readUnsent, UNSENT } from './unsent-values.ts';

export const addressHere = (): string => addressWithout(location.pathname) + location.search;

/**
 * What somebody wrote at an address and could not send outlives reloads until it is sent, as they go on with it; it is
 * never sent by itself. Whoever has left meanwhile has other forms before them.
 */
export function keepUnsent(at: string): void {
  if (at !== addressHere() || !hasWritten()) return;
  write(at, typedHere(main()));
  goOnKeeping();
}

export const forgetUnsent = (at: string): void => write(at, null);

/** Whoever is next at this device need not know what was written here. */
export function forgetAllUnsent(): void {
  writeSession(UNSENT, null);
  forgetSession(KEPT);
}

/** With what went along from another language, and what could not be sent: that is kept on. */
export function fillAgain(along: TypedValues | null, unsent: TypedValues | null | undefined): void {
  if (along) typeAgain(along);
  if (!unsent) return;
  typeAgain(unsent, main());
  goOnKeeping();
}

/** What stands around a page is no part of it. */
const main = () => document.querySelector('main') ?? document;

/** By hand: not what the page came with, nor what it tells password managers. */
const hasWritten = (): boolean =>
  [
    ...main().querySelectorAll<HTMLInputElement | HTMLTextAreaElement>('textarea, [type=email]'),
  ].some(({ readOnly, value, defaultValue }) => !readOnly && value !== defaultValue);

/** The forms themselves, which go with their page: what another begins with is nothing that somebody goes on with. */
function goOnKeeping(): void {
  for (const form of main().querySelectorAll('form')) form.addEventListener('input', keepAsItIs);
}

function keepAsItIs(): void {
  const at = addressHere();
  if (readUnsent()[at]) write(at, hasWritten() ? typedHere(main()) : null);
}

function write(at: string, values: TypedValues | null): void {
  const { [at]: _, ...others } = readUnsent();
  const all = values ? { ...others, [at]: values } : others;
  writeSession(UNSENT, Object.keys(all).length > 0 ? all : null);
}
