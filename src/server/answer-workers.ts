import cluster, { type Worker } from 'node:cluster';
import { createMemoryLimit } from '#platform/limits/memory-limit.server.ts';
import type { FromWorker, Question, ToWorker } from '#platform/primary.server.ts';

/** A worker that is busy for longer is left out. */
const PATIENCE_MS = 1_000;

/** Answers what workers want to know of each other. */
export function createAnswers() {
  const limits = new Map<string, ReturnType<typeof createMemoryLimit>>();
  const collected = new Map<number, (metrics: unknown) => void>();
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
  const answerTo = async (asker: Worker, question: Question): Promise<unknown> => {
    if (question.about === 'limit') {
      const { limit, whose, now } = question;
      if (!limits.has(limit.name)) limits.set(limit.name, createMemoryLimit(limit));
      return limits.get(limit.name)!(new Date(now), whose);
    }
    const others = Object.values(cluster.workers!).filter((each) => each && each !== asker);
    return (await Promise.all(others.map((each) => metricsOf(each!)))).filter(Boolean);
  };

  return (worker: Worker, message: FromWorker): void => {
    if (message.type === 'metrics') collected.get(message.id)?.(message.metrics);
    if (message.type !== 'question') return;
    const { id, question } = message;
    void answerTo(worker, question).then((answer) => tell(worker, { type: 'answer', id, answer }));
  };
}

/** One that has just ended hears nothing, and that is nobody's failure. */
export function tell(worker: Worker, message: ToWorker): void {
  if (worker.isConnected()) worker.send(message, () => undefined);
}
