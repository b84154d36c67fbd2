import { tidyValues } from '#features/profiles/field-checks.rules.ts';
import type { SignupRules } from './signup-form.rules.ts';

export interface Failure {
  field: string;
  message: string;
}

interface Entered {
  values: Readonly<Record<string, string>>;
  /** Fields whose value is known to belong to somebody else. */
  taken?: ReadonlySet<string>;
  pictures?: ReadonlySet<string>;
}

/** Submitting stops at the first thing that is wrong, in the order the rules give; `only` looks at some fields alone. */
export function firstFailure(
  { fields, checks }: SignupRules,
  { values, taken, pictures }: Entered,
  only?: readonly string[],
): Failure | null {
  const tidied = tidyValues(fields, values);
  const failed = checks.find(({ field, on }) => {
    if (only && !only.includes(field)) return false;
    const value = tidied[field] ?? '';
    const empty = value.trim() === '';
    switch (on) {
      case 'empty':
        return empty;
      case 'invalid':
        return !empty && fields[field]!.check(value) !== null;
      case 'taken':
        return taken?.has(field) ?? false;
      case 'picture':
        return pictures?.has(field) ?? false;
    }
  });
  return failed ? { field: failed.field, message: failed.message } : null;
}
