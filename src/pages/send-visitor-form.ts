import { forgetWritten } from '#features/messages/use-kept-form.ts';
import { addressWithout } from '#platform/language.ts';
import { orNetworkFailure } from './or-network-failure.ts';

interface Sent<Answer> {
  request: Request;
  serverAction: () => Promise<Answer>;
}

export async function sendVisitorForm<Answer extends object>(args: Sent<Answer>) {
  const answer = await orNetworkFailure(args);
  if ('sent' in answer || 'done' in answer)
    forgetWritten(addressWithout(new URL(args.request.url).pathname));
  return answer;
}
