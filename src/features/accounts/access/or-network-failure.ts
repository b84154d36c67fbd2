import { ACCESS_MESSAGES } from './sign-in.rules.ts';

/** The server's answer; when none comes, the form stays as it is and says so. */
export async function orNetworkFailure<Answer>(
  serverAction: () => Promise<Answer>,
): Promise<Answer | { failure: string }> {
  try {
    return await serverAction();
  } catch (error) {
    // A redirect is an answer too.
    if (error instanceof Response) throw error;
    return { failure: ACCESS_MESSAGES.network };
  }
}
