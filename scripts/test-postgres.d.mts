export interface OwnPostgres {
  url: string;
  start(): Promise<void>;
  halt(mode: 'fast' | 'immediate'): Promise<void>;
  stop(): Promise<void>;
}
export function startOwnPostgres(): Promise<OwnPostgres | null>;
