// The program behind `npm run proof`; run.mjs has seen to Node, the build and PostgreSQL.
import { parseArgs } from 'node:util';
import { allScenarios } from './all-scenarios.ts';
import { keepPlayed, keepWithout } from './figures.ts';
import { play, playWithout } from './play.ts';
import { writeReport } from './report.ts';
import type { Engine, Finding, Scenario } from './scenario.ts';
import { endAllStages } from './stage.ts';

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    engines: { type: 'string', default: 'embedded,server' },
    quick: { type: 'boolean', default: false },
    /** Repeats a run that chance has made. */
    seed: { type: 'string' },
    /** Multiplies the time that a scenario may take, on a machine that is busy with other things. */
    patience: { type: 'string', default: '1' },
    mutations: { type: 'boolean', default: false },
    /** Writes docs/reliability.md again from the figures that are kept. */
    report: { type: 'boolean', default: false },
  },
});
for (const signal of ['SIGINT', 'SIGTERM'] as const)
  process.once(signal, () => void endAllStages().finally(() => process.exit(1)));
const total = { held: 0, failed: 0, notMeasured: 0 };
const options = {
  ...(values.seed && { seed: Number(values.seed) }),
  patience: Number(values.patience),
  report: (line: string) => console.log(`    ${line}`),
};

if (!values.report) {
  const scenarios = await chosenScenarios();
  for (const scenario of scenarios)
    for (const engine of enginesFor(scenario)) {
      if (values.mutations) await tryWithoutDefences(scenario, engine);
      else await prove(scenario, engine);
    }
  const open = total.notMeasured ? `, ${total.notMeasured} not measured` : '';
  console.log(`${total.held} held, ${total.failed} failed${open}`);
}
if (!values.quick) await writeReport(await allScenarios());
process.exit(total.failed === 0 ? 0 : 1);

async function chosenScenarios(): Promise<Scenario[]> {
  const all = await allScenarios();
  const unknown = positionals.filter((name) => !all.some((each) => each.name === name));
  if (unknown.length > 0)
    throw new Error(
      `There is no scenario ${unknown.join(', ')}; there are: ${all.map(({ name }) => name).join(', ')}`,
    );
  return positionals.length === 0 ? all : all.filter(({ name }) => positionals.includes(name));
}

function enginesFor({ engines }: Scenario): Engine[] {
  return engines.filter((engine) => {
    if (!values.engines.split(',').includes(engine)) return false;
    if (engine === 'embedded' || process.env.TEST_DATABASE_URL) return true;
    console.error('  !! SKIPPED on PostgreSQL: set TEST_DATABASE_URL or install PostgreSQL.');
    if (process.env.CI) total.failed += 1;
    return false;
  });
}

async function prove(scenario: Scenario, engine: Engine): Promise<void> {
  console.log(`\n${scenario.name} (${engine}): ${scenario.title}`);
  const played = await play(scenario, { ...options, engine, quick: values.quick });
  for (const finding of played.findings) {
    count(finding.holds);
    console.log(
      `  ${finding.holds === null ? '?     ' : finding.holds ? 'ok    ' : 'FAILED'} ${asText(finding)}`,
    );
  }
  console.log(`  ${played.seconds} s`);
  if (!values.quick) await keepPlayed(scenario, engine, played);
}

async function tryWithoutDefences(scenario: Scenario, engine: Engine): Promise<void> {
  for (const mutation of scenario.mutations ?? []) {
    if (mutation.engines && !mutation.engines.includes(engine)) continue;
    const [failure] = await playWithout(scenario, mutation, { ...options, engine });
    count(failure !== undefined);
    const verdict = failure ? `noticed: ${asText(failure)}` : 'NOT NOTICED';
    console.log(
      `  ${failure ? 'ok    ' : 'FAILED'} ${scenario.name} (${engine}) ${mutation.title}: ${verdict}`,
    );
    if (values.quick) continue;
    const caughtBy = failure ? asText(failure) : null;
    await keepWithout(scenario, { title: mutation.title, engine, caughtBy });
  }
}

function count(holds: boolean | null): void {
  if (holds === null) total.notMeasured += 1;
  else if (holds) total.held += 1;
  else total.failed += 1;
}

function asText({ what, expected, seen }: Finding): string {
  return `${what}: ${seen} (expected: ${expected})`;
}
