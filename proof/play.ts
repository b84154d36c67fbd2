import { mutatedCopy } from './mutated-copy.ts';
import { same, type Engine, type Finding, type Mutation, type Scenario } from './scenario.ts';
import { openStage } from './stage.ts';

const MINUTES = 5;

interface Options {
  engine: Engine;
  quick: boolean;
  /** Multiplies the time it may take. */
  patience: number;
  root?: string;
  seed?: number;
  report: (line: string) => void;
}

export interface Played {
  seconds: number;
  findings: Finding[];
}

/** Plays one scenario on one engine; what it throws and what it takes too long for are findings as well. */
export async function play(scenario: Scenario, options: Options): Promise<Played> {
  const started = performance.now();
  const minutes = (scenario.minutes ?? MINUTES) * options.patience;
  const stage = await openStage(options);
  let timer: NodeJS.Timeout | undefined;
  const tooLong = new Promise<never>((_resolve, reject) => {
    timer = setTimeout(
      () => reject(new Error(`not over after ${minutes} minutes`)),
      minutes * 60_000,
    );
  });
  let findings: Finding[];
  try {
    const crash = stage.firstCrash.then((): Finding[] => []);
    findings = await Promise.race([scenario.run(stage), tooLong, crash]);
  } catch (error) {
    const seen = error instanceof Error ? error.message : String(error);
    findings = [{ what: 'it plays to its end', expected: 'yes', seen, holds: false }];
  }
  clearTimeout(timer);
  const crashed = stage.crashed();
  crashed.forEach(options.report);
  findings.unshift(same('servers that ended by themselves', 0, crashed.length));
  await stage.end();
  return { seconds: Math.round((performance.now() - started) / 1000), findings };
}

/** Plays it, in small, on a copy that lacks a defence; returns the findings that caught it. */
export async function playWithout(
  scenario: Scenario,
  mutation: Mutation,
  options: Omit<Options, 'quick' | 'root'>,
): Promise<Finding[]> {
  const { root, remove } = mutatedCopy(mutation);
  try {
    const { findings } = await play(scenario, { ...options, quick: true, root });
    // A server that cannot run at all would fail everything, and show nothing.
    const broken = findings.find(({ seen }) => seen.startsWith('did not start'));
    if (broken) options.report(broken.seen);
    return broken ? [] : findings.filter(({ holds }) => holds === false);
  } finally {
    remove();
  }
}
