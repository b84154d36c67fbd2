import { data } from 'react-router';
import { AppError, asAppError } from '#platform/errors.ts';

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

/** What does not exist is shown as the page that says so. */
export async function orNotFound<Found>(find: () => Promise<Found>): Promise<Found> {
  try {
    return await find();
  } catch (error) {
    if (error instanceof AppError && error.code === 'not-found')
      throw data(null, { status: error.status });
    throw error;
  }
}
