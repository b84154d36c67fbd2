import { bad, doubtful, good, type Finding } from './finding.ts';

/** An authenticator's code is good for half a minute. */
const MOST_SECONDS = 20;
const MUCH_SECONDS = 3;

export function judgeClock(other: string, aheadMs: number): Finding {
  const seconds = Math.round(Math.abs(aheadMs) / 1000);
  const says = `${other} is ${seconds} seconds ${aheadMs > 0 ? 'ahead of' : 'behind'} this machine`;
  const todo = 'Let both follow a time server: timedatectl set-ntp true.';
  if (seconds > MOST_SECONDS) return bad('clock', `${says}: codes and sessions go wrong.`, todo);
  if (seconds > MUCH_SECONDS) return doubtful('clock', `${says}.`, todo);
  return good('clock', `as that of ${other}`);
}
