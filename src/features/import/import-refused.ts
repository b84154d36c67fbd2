import { staffImport } from '#messages';
import { AppError } from '#platform/errors.ts';

export type Refusal = keyof typeof staffImport.refusals;

export const isRefusal = (name: string): name is Refusal =>
  Object.hasOwn(staffImport.refusals, name);

export const sayRefusal = (name: Refusal, about: string): string =>
  staffImport.refusals[name](about);

/** As it is kept of an import that came to nothing. */
export const nameOf = ({ refusal, about }: ImportRefused): string => `${refusal} ${about}`.trim();

export function sayFailure(kept: string): string {
  const [name = '', ...about] = kept.split(' ');
  return isRefusal(name) ? sayRefusal(name, about.join(' ')) : kept;
}

/** A file that is not taken as a whole: its name is told in an address, its words in the reader's language. */
export class ImportRefused extends AppError {
  readonly refusal: Refusal;
  /** The row, or the name of the file within. */
  readonly about: string;

  constructor(refusal: Refusal, about: string | number = '', cause?: unknown) {
    super('bad-input', sayRefusal(refusal, String(about)), { field: 'file', cause });
    this.refusal = refusal;
    this.about = String(about);
  }
}
