import type { ProblemName } from '#platform/say-problem.ts';

const ENDS = ['codeExpired', 'codeTriedTooOften'] as const satisfies ProblemName[];

/** Why a code that was mailed is of no more use, however it is typed. */
export type CodeEnd = (typeof ENDS)[number];

/** Of the code of a refusal, as the API sends it. */
export const endsCode = (refusal: unknown): refusal is CodeEnd =>
  (ENDS as readonly unknown[]).includes(refusal);
