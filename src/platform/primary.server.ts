import cluster, { type Worker } from 'node:cluster';
import type { Limit } from './limits/limits.ts';

/** What only all workers together know, and so the process that looks after them is asked. */
export type Question =
  | { about: 'metrics' }
  | { about: 'limit'; limit: Limit; whose: string; now: Date };

/** What goes to and fro; `id` tells which answer belongs to which question. */
export type FromWorker =
  | { type: 'open'; workers: number; port: number; logLevel: string }
  | { type: 'question'; id: number; question: Question }
  | { type: 'metrics'; id: number; metrics: unknown }
  | { type: 'load'; most: number }
  | ForOthers;
export type ToWorker =
  | { type: 'stop' }
  | { type: 'answer'; id: number; answer: unknown }
  | { type: 'metrics'; id: number }
  | { type: 'share'; of: number; share: number }
  | ForOthers;
/** What one worker tells all others. */
export type ForOthers = { type: 'page'; builtAt: number; page: unknown };

export const isWorker = cluster.isWorker;

const waiting = new Map<number, (answer: unknown) => void>();
let asked = 0;

export function tellPrimary(message: FromWorker): void {
  if (process.connected) process.send!(message);
}

/** Pages are large, and nothing has to arrive: where so many wait to be read, further ones are left out. */
const MOST_UNREAD = 8;

/** Sends what may be left out, as long as whoever it goes through or to is not stuck. */
export function createSender(to: Pick<NodeJS.Process | Worker, 'send'>) {
  let unread = 0;
  return (message: FromWorker | ToWorker): void => {
    if (unread >= MOST_UNREAD) return;
    to.send!(message, undefined, undefined, () => void (unread -= 1));
    unread += 1;
  };
}

export function onPrimary<Type extends ToWorker['type']>(
  type: Type,
  heard: (message: Extract<ToWorker, { type: Type }>) => unknown,
): void {
  process.on('message', (message: ToWorker) => {
    if (message.type === type) heard(message as Extract<ToWorker, { type: Type }>);
  });
}

/** Who cannot be asked must not keep anybody waiting. */
const PATIENCE_MS = 1_500;

/** Without an answer in time, a worker answers by what it knows itself. */
export function askPrimary<Answer>(question: Question, own: () => Answer): Promise<Answer> {
  if (asked === 0)
    onPrimary('answer', ({ id, answer }) => {
      waiting.get(id)?.(answer);
      waiting.delete(id);
    });
  const id = ++asked;
  return new Promise((resolve) => {
    const giveUp = setTimeout(() => {
      waiting.delete(id);
      resolve(own());
    }, PATIENCE_MS);
    waiting.set(id, (answer) => {
      clearTimeout(giveUp);
      resolve(answer as Answer);
    });
    tellPrimary({ type: 'question', id, question });
  });
}
