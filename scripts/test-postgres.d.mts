export interface PostgresServer {
  url: string;
  stop(): Promise<void> | void;
}

export interface ReplicaServer extends PostgresServer {
  /** Gone at once, as by a power cut; `start` brings it back. */
  halt(): Promise<unknown>;
  start(): Promise<void>;
  stop(): Promise<void>;
}

export function startPostgres(): Promise<PostgresServer | null>;
export function startReplica(primaryUrl: string): Promise<ReplicaServer>;
