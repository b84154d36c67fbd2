import { failures } from '#messages';
import { data } from 'react-router';
import { forgetUnsent, keepUnsent } from '#ui/unsent.ts';

interface Sent<Answer> {
  serverAction: () => Promise<Answer>;
}

/** The server's answer; when none comes, the form stays as it is, also over a reload, and says so. */
export async function orNetworkFailure<Answer>({ serverAction }: Sent<Answer>) {
  try {
    const answer = await serverAction();
    forgetUnsent();
    return answer;
  } catch (error) {
    // A redirect is an answer too.
    if (error instanceof Response) {
      forgetUnsent();
      throw error;
    }
    keepUnsent();
    // As a failure, so that nothing else is asked of a server that does not answer.
    const failure: string = failures.network;
    return data({ failure }, { status: 503 });
  }
}
