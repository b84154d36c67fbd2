import { data } from 'react-router';
import { AppError } from '#platform/errors.ts';

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
