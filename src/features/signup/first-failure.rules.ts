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
  /** Picture fields that show an error. */
  pictures?: ReadonlySet<string>;
}

/** Submitting stops at the first thing that is wrong, in the order the rules give. */
export function firstFailure(
  { fields, steps }: SignupRules,
  { values, taken, pictures }: Entered,
): Failure | null {
  const tidied = tidyValues(fields, values);
  const failed = steps.find((step) => {
    const value = tidied[step.field] ?? '';
    const empty = value.trim() === '';
    switch (step.on) {
      case 'empty':
        return empty;
      case 'invalid':
        return !empty && fields[step.field]!.check(value) !== null;
      case 'taken':
        return taken?.has(step.field) ?? false;
      case 'picture':
        return pictures?.has(step.field) ?? false;
    }
  });
  return failed ? { field: failed.field, message: failed.message } : null;
}
