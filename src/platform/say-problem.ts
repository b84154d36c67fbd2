import { problems } from '#messages';

export type ProblemName = keyof typeof problems;
export type ProblemValues = readonly (string | number)[];

export const isProblem = (name: unknown): name is ProblemName =>
  typeof name === 'string' && Object.hasOwn(problems, name);

/** What is wrong, in the language that is spoken now. */
export function sayProblem(name: ProblemName, values: ProblemValues = []): string {
  const said = problems[name] as string | ((...values: ProblemValues) => string);
  return typeof said === 'string' ? said : said(...values);
}
