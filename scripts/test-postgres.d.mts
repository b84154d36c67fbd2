export interface OwnPostgres {
  url: string;
  port: number;
  start(): Promise<void>;
  halt(mode: 'fast' | 'immediate'): Promise<unknown>;
  stop(): Promise<void>;
}
export function startOwnPostgres(): Promise<OwnPostgres | null>;
/** A streaming replica of a PostgreSQL that lets us in without a password, as ours does. */
export function startReplica(primaryUrl: string): Promise<OwnPostgres>;
