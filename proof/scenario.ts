import type { Stage } from './stage.ts';

export type Engine = 'embedded' | 'server';

export interface Finding {
  what: string;
  expected: string;
  seen: string;
  /** Null where it could not be measured: it neither holds nor fails. */
  holds: boolean | null;
}

/** A defence taken out of a copy of the built server: the scenario must then fail. */
export interface Mutation {
  title: string;
  /** A file of the package, or a folder whose scripts hold the text once: built files change their names. */
  file: string;
  find: string | RegExp;
  replace: string;
  /** Where it matters on some engines only. */
  engines?: readonly Engine[];
}

export interface Scenario {
  name: string;
  title: string;
  engines: readonly Engine[];
  /** It has failed if it takes longer; 5 unless told. */
  minutes?: number;
  mutations?: readonly Mutation[];
  run(stage: Stage): Promise<Finding[]>;
}

/** A finding about a number or a text that has to be exactly so. */
export function same(what: string, expected: string | number, seen: string | number): Finding {
  return { what, expected: String(expected), seen: String(seen), holds: expected === seen };
}

/** A finding about a figure that may not be larger. */
export function atMost(what: string, most: number, seen: number, unit = ''): Finding {
  const shown = (value: number) => `${Math.round(value * 10) / 10}${unit}`;
  return { what, expected: `at most ${shown(most)}`, seen: shown(seen), holds: seen <= most };
}

/** A finding about a figure that may not be smaller: mostly that there was something to find at all. */
export function atLeast(what: string, least: number, seen: number, unit = ''): Finding {
  if (least <= 0) throw new Error(`${what}: at least ${least} holds whatever happens`);
  const shown = (value: number) => `${Math.round(value * 10) / 10}${unit}`;
  return { what, expected: `at least ${shown(least)}`, seen: shown(seen), holds: seen >= least };
}

/** A finding that cannot be made here. */
export function notMeasured(what: string, expected: string | number, why: string): Finding {
  return { what, expected: String(expected), seen: why, holds: null };
}
