import { failures } from '#messages';
import { data, isRouteErrorResponse, type ShouldRevalidateFunctionArgs } from 'react-router';
import { leadsToLogin } from '#features/accounts/access/return-path.ts';
import { addressWithout } from '#platform/language.ts';
import { lastSentFrom } from '#ui/kept.ts';
import { showNotice, withdrawRefusals } from '#ui/notices.ts';
import { SEE_OTHER } from './see-other.ts';

interface Sent<Answer> {
  request: Request;
  serverAction: () => Promise<Answer>;
}

interface Sending {
  /** What is said to whoever has to log in first. */
  signedOut?: string;
  /** Whether it is something that somebody wrote. */
  keeps?: boolean;
  /** Whether being led on always says that it is done: where there is a guard, only `SEE_OTHER` does. */
  leadsOn?: boolean;
}

/**
 * The server's answer; when none comes, or one that nobody foresaw, the form stays as it is, also over a reload, and
 * says so. Whoever has to log in again is told why, and comes back to what was typed.
 */
export async function orNetworkFailure<Answer>(
  { request, serverAction }: Sent<Answer>,
  { signedOut = failures.signedOut, keeps = true, leadsOn = false }: Sending = {},
) {
  withdrawRefusals();
  // Where it was written, wherever somebody has gone by now: each form posts to its own page.
  const tell = keeps ? lastSentFrom(addressWithout(new URL(request.url).pathname)) : () => {};
  try {
    const answer = await serverAction();
    tell(isDone(answer) ? 'done' : 'refused');
    return answer;
  } catch (error) {
    // A redirect is an answer too.
    if (error instanceof Response) {
      if (leadsToLogin(error)) {
        tell('unsent');
        showNotice({ tone: 'danger', text: signedOut });
      } else tell(leadsOn || error.status === SEE_OTHER ? 'done' : 'refused');
      throw error;
    }
    // Whoever leaves before the answer comes does not hear whether it was taken.
    if (!request.signal.aborted) tell('unsent');
    // As a failure, so that nothing else is asked of a server that does not answer.
    const failure: string = isAnswer(error) ? failures.unexpected : failures.network;
    return data({ failure }, { status: 503 });
  }
}

/** The server has failed, which the router tells by a response or by a bare error; without an answer it has a cause or a name. */
const isAnswer = (error: unknown): boolean =>
  isRouteErrorResponse(error) || (error instanceof Error && error.name === 'Error' && !error.cause);

function isDone(answer: unknown): boolean {
  const { sent, done } = (answer ?? {}) as { sent?: unknown; done?: unknown };
  return Boolean(sent ?? done);
}

/** Also after a refusal: what the page shows may be what was wrong. Not when nobody answers. */
export const shouldRevalidate = ({ actionStatus }: ShouldRevalidateFunctionArgs): boolean =>
  actionStatus !== 503;
