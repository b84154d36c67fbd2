import { asAppError, type AppError } from '#platform/errors.ts';

/** A failure that people may read; any other goes on to where it is logged. */
export function refusalOf(error: unknown): AppError {
  const known = asAppError(error);
  if (!known) throw error;
  return known;
}

/** Beside the field that it belongs to, or above the form. */
export const tellRefusal = ({ field, message }: AppError) =>
  field ? { errors: { [field]: message } } : { failure: message };
