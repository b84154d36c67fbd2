import { globSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { availableParallelism, totalmem } from 'node:os';
import { join } from 'node:path';
import { format } from 'prettier';
import { packageRoot } from '#platform/package-root.server.ts';
import type { Played } from './play.ts';
import type { Engine, Scenario } from './scenario.ts';

/** What the last whole run of a scenario has shown; one file each, so that they can be made one by one. */
interface Figures {
  name: string;
  title: string;
  machine: string;
  engines: Partial<Record<Engine, Played & { when: string }>>;
  without: Without[];
}

interface Without {
  title: string;
  engine: Engine;
  /** What failed first; null where nothing did. */
  caughtBy: string | null;
}

const FOLDER = join(packageRoot, 'proof/figures');
const REPORT = join(packageRoot, 'docs/reliability.md');
const ENGINES: readonly Engine[] = ['embedded', 'server'];
const ENGINE_NAMES: Record<Engine, string> = { embedded: 'embedded', server: 'PostgreSQL' };

export function keepPlayed(scenario: Scenario, engine: Engine, played: Played): Promise<void> {
  const when = new Date().toISOString().slice(0, 10);
  return change(scenario, ({ engines }) => {
    engines[engine] = { when, ...played };
  });
}

export function keepWithout(scenario: Scenario, seen: Without): Promise<void> {
  return change(scenario, (figures) => {
    const others = figures.without.filter(
      ({ title, engine }) => title !== seen.title || engine !== seen.engine,
    );
    figures.without = [...others, seen];
  });
}

async function change({ name, title, mutations = [] }: Scenario, work: (figures: Figures) => void) {
  const file = join(FOLDER, `${name}.json`);
  const old = allFigures().find((each) => each.name === name);
  const figures: Figures = {
    engines: {},
    without: [],
    ...old,
    name,
    title,
    machine: thisMachine(),
  };
  work(figures);
  // What is no longer tried is no longer claimed.
  figures.without = figures.without.filter((each) =>
    mutations.some((one) => one.title === each.title),
  );
  mkdirSync(FOLDER, { recursive: true });
  writeFileSync(file, await format(JSON.stringify(figures), { parser: 'json', printWidth: 100 }));
}

export function allFigures(): Figures[] {
  return globSync(join(FOLDER, '*.json'))
    .sort()
    .map((file) => JSON.parse(readFileSync(file, 'utf8')) as Figures);
}

export async function writeReport(scenarios: readonly Scenario[]): Promise<void> {
  writeFileSync(REPORT, await renderReport(scenarios));
}

export function renderReport(scenarios: readonly Scenario[]): Promise<string> {
  const style = { parser: 'markdown', singleQuote: true, printWidth: 100 };
  return format(render(allFigures(), scenarios), style);
}

function render(all: readonly Figures[], scenarios: readonly Scenario[]): string {
  const isPlayed = (name: string, engine: Engine) =>
    all.some((figures) => figures.name === name && figures.engines[engine]);
  const missing = scenarios.flatMap(({ name, engines }) =>
    engines
      .filter((engine) => !isPlayed(name, engine))
      .map((engine) => `${name} (${ENGINE_NAMES[engine]})`),
  );
  const without = all.flatMap(({ name, without: tried }) => {
    const titles = [...new Set(tried.map(({ title }) => title))];
    return titles.map((title) => {
      const [first, ...others] = tried.filter((each) => each.title === title);
      const unnoticed = [first!, ...others].filter(({ caughtBy }) => caughtBy === null);
      const where = unnoticed.map(({ engine }) => ENGINE_NAMES[engine]).join(', ');
      return [title, name, where ? `**not noticed on ${where}**` : first!.caughtBy!];
    });
  });
  return [
    INTRODUCTION,
    ...(missing.length > 0 ? [`Not played in full yet: ${missing.join(', ')}.\n`] : []),
    ...all.filter(({ engines }) => Object.keys(engines).length > 0).map(renderOne),
    '## Without the defence\n\n' +
      'A check that cannot fail shows nothing. `npm run proof -- --mutations` takes one defence at a time out of a copy ' +
      'of the built server and plays the scenario, in small, against that copy: it has to fail.\n',
    table(['taken out', 'scenario', 'what fails then'], without),
  ].join('\n');
}

const INTRODUCTION = `# Reliability

What happens to Kanek when things around it break, shown by programs. \`npm run proof\` plays every scenario below against
the built server, as a process of its own, on loopback, and writes this page; \`npm run proof -- <name> …\` plays some,
\`--engines embedded,server\` on the engines named, \`--quick\` in small without writing. Each scenario is a file in
\`proof/scenarios\`. What was seen is what was expected, unless it says otherwise.
`;

function renderOne({ name, title, machine, engines }: Figures): string {
  const played = ENGINES.flatMap((engine) => {
    const one = engines[engine];
    return one ? [{ engine, ...one }] : [];
  });
  const times = played.map(
    ({ engine, seconds, when }) => `${ENGINE_NAMES[engine]}: ${seconds} s on ${when}`,
  );
  const rows = new Map<string, string[]>();
  for (const { engine, findings } of played) {
    const met = new Map<string, number>();
    for (const { what, expected, seen, holds } of findings) {
      const time = (met.get(what) ?? 0) + 1;
      met.set(what, time);
      const key = `${what} ${expected} ${time}`;
      const row = rows.get(key) ?? [what, expected, ...played.map(() => '')];
      const verdict = holds === null ? ' (not measured)' : holds ? '' : ' (**fails**)';
      row[2 + played.findIndex((each) => each.engine === engine)] = seen + verdict;
      rows.set(key, row);
    }
  }
  const names = played.map(({ engine }) => ENGINE_NAMES[engine]);
  return [
    `## ${name}: ${title}\n`,
    `${times.join('; ')} (${machine}).\n`,
    table(['what', 'expected', ...names], [...rows.values()]),
  ].join('\n');
}

function table(head: readonly string[], rows: readonly (readonly string[])[]): string {
  const line = (cells: readonly string[]) =>
    `| ${cells.map((cell) => cell.replaceAll('|', '\\|').replaceAll(/\s*\n\s*/g, ' ')).join(' | ')} |`;
  return [line(head), line(head.map(() => '---')), ...rows.map(line)].join('\n') + '\n';
}

function thisMachine(): string {
  const memory = Math.round(totalmem() / 2 ** 30);
  return `${availableParallelism()} cores, ${memory} GB, Node ${process.version.slice(1)}`;
}
