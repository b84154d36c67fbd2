import type { Secret } from '#platform/secret.server.ts';
import type { Reported } from './find-reported.server.ts';

/** Knows a visitor again at the same thing and nowhere else: reports cannot be joined to say who is behind them. */
export function visitorHash(secret: Secret, { kind, key }: Reported, client: string): string {
  return secret.sign('report', kind, String(key), client);
}
