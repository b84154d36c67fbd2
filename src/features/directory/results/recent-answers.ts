import type { Outcome, ResultsData } from './outcome.ts';

interface Answer {
  outcome: Outcome<unknown>;
  around: ResultsData<unknown>['around'];
}

const MOST = 12;
const FRESH_FOR = 5 * 60_000;
const answers = new Map<string, Answer & { at: number }>();

/** Keeps what was shown at an address, so that Back finds the same page and the same place on it. */
export function remember(address: string, answer: Answer, now = Date.now()): void {
  if (answer.outcome.state === 'failed') return;
  answers.delete(address);
  answers.set(address, { ...answer, at: now });
  for (const oldest of answers.keys()) {
    if (answers.size <= MOST) return;
    answers.delete(oldest);
  }
}

export function recall<Result>(
  address: string,
  now = Date.now(),
): Pick<ResultsData<Result>, 'outcome' | 'around'> | null {
  const answer = answers.get(address);
  if (!answer || now - answer.at > FRESH_FOR) return null;
  // The address names the kind of results.
  return { outcome: answer.outcome as Outcome<Result>, around: answer.around };
}
