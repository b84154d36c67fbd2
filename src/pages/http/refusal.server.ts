import { data } from 'react-router';
import { asAppError, type AppError } from '#platform/errors.ts';

/** A failure that people may read; any other goes on to where it is logged. */
export function refusalOf(error: unknown): AppError {
  const known = asAppError(error);
  if (!known) throw error;
  return known;
}

/** Does the work of a form; where it is refused in words for people, the page answers with those. */
export async function orRefusal<Done, Told>(
  work: () => Promise<Done>,
  tell: (refusal: AppError) => Told | Promise<Told>,
) {
  try {
    return await work();
  } catch (error) {
    const refusal = refusalOf(error);
    return data(await tell(refusal), { status: refusal.status });
  }
}

/** Beside the field that it belongs to, or above the form. */
export const tellRefusal = ({ field, message }: AppError) =>
  field ? { errors: { [field]: message } } : { failure: message };
