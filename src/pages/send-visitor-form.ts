import { forgetKept } from '#ui/kept.ts';
import { orNetworkFailure, pathOf, type Sent } from './or-network-failure.ts';

export async function sendVisitorForm<Answer extends object>(args: Sent<Answer>) {
  const answer = await orNetworkFailure(args);
  if ('sent' in answer || 'done' in answer) forgetKept(pathOf(args));
  return answer;
}
