import cluster, { type Worker } from 'node:cluster';
import { createMemoryLimit } from '#platform/limits/memory-limit.server.ts';
import {
  createSender,
  type ForOthers,
  type FromWorker,
  type Question,
  type ToWorker,
} from '#platform/primary.server.ts';

/** A worker that is busy for longer is left out. */
const PATIENCE_MS = 1_000;

/** Answers what workers want to know of each other, and passes on what they tell each other. */
export function createAnswers() {
  const limits = new Map<string, ReturnType<typeof createMemoryLimit>>();
  const senders = new WeakMap<Worker, ReturnType<typeof createSender>>();
  const collected = new Map<number, (metrics: unknown) => void>();
  const loads = new WeakMap<Worker, number>();
  let asked = 0;

  const metricsOf = (worker: Worker) =>
    new Promise<unknown>((resolve) => {
      const id = ++asked;
      const giveUp = setTimeout(() => collected.get(id)?.(null), PATIENCE_MS);
      collected.set(id, (metrics) => {
        clearTimeout(giveUp);
        collected.delete(id);
        resolve(metrics);
      });
      tell(worker, { type: 'metrics', id });
    });
  const passOn = (worker: Worker, message: ForOthers) => {
    if (!senders.has(worker)) senders.set(worker, createSender(worker));
    if (worker.isConnected()) senders.get(worker)!(message);
  };
  /** What each would have to answer if all had the same. */
  const shareOf = (worker: Worker, most: number) => {
    loads.set(worker, most);
    const told = [worker, ...othersThan(worker)].flatMap((each) => loads.get(each) ?? []);
    return { of: most, share: told.reduce((sum, each) => sum + each) / told.length };
  };
  const answerTo = async (asker: Worker, question: Question): Promise<unknown> => {
    if (question.about === 'limit') {
      const { limit, whose, now } = question;
      if (!limits.has(limit.name)) limits.set(limit.name, createMemoryLimit(limit));
      return limits.get(limit.name)!(new Date(now), whose);
    }
    return (await Promise.all(othersThan(asker).map(metricsOf))).filter(Boolean);
  };

  return (worker: Worker, message: FromWorker): void => {
    if (message.type === 'page') for (const other of othersThan(worker)) passOn(other, message);
    if (message.type === 'load') tell(worker, { type: 'share', ...shareOf(worker, message.most) });
    if (message.type === 'metrics') collected.get(message.id)?.(message.metrics);
    if (message.type !== 'question') return;
    const { id, question } = message;
    void answerTo(worker, question).then((answer) => tell(worker, { type: 'answer', id, answer }));
  };
}

const othersThan = (worker: Worker): Worker[] =>
  Object.values(cluster.workers!).filter(
    (each) => each !== undefined && each !== worker,
  ) as Worker[];

/** One that has just ended hears nothing, and that is nobody's failure. */
export function tell(worker: Worker, message: ToWorker): void {
  if (worker.isConnected()) worker.send(message, () => undefined);
}
