import { failures } from '#messages';
import { data } from 'react-router';

interface Sent<Answer> {
  serverAction: () => Promise<Answer>;
}

/** The server's answer; when none comes, the form stays as it is and says so. */
export async function orNetworkFailure<Answer>({ serverAction }: Sent<Answer>) {
  try {
    return await serverAction();
  } catch (error) {
    // A redirect is an answer too.
    if (error instanceof Response) throw error;
    // As a failure, so that nothing else is asked of a server that does not answer.
    const failure: string = failures.network;
    return data({ failure }, { status: 503 });
  }
}
