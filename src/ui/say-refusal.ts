import { isProblem, sayProblem } from '#platform/say-problem.ts';
import { saidIn } from './calls.ts';

/** What an answer of our API says about its failure: in the page's language where the code is known, else as it came. */
export function sayRefusal(answer: Readonly<Record<string, unknown>>): string | null {
  const { code, values, error, message } = answer;
  if (isProblem(code)) return sayProblem(code, Array.isArray(values) ? values : []);
  return saidIn(error) ?? saidIn(message);
}
