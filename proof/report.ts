import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { format } from 'oxfmt';
import { packageRoot } from '#platform/package-root.server.ts';
import { allFigures, type Figures, type Without } from './figures.ts';
import type { Engine, Finding, Scenario } from './scenario.ts';

const REPORT = join(packageRoot, 'docs/reliability.md');
const ENGINES: readonly Engine[] = ['embedded', 'server'];
const ENGINE_NAMES: Record<Engine, string> = { embedded: 'embedded', server: 'PostgreSQL' };

export async function writeReport(scenarios: readonly Scenario[]): Promise<void> {
  writeFileSync(REPORT, await renderReport(scenarios));
}

export async function renderReport(scenarios: readonly Scenario[]): Promise<string> {
  const { code } = await format(REPORT, render(allFigures(), scenarios), { printWidth: 100 });
  return code;
}

function render(all: readonly Figures[], scenarios: readonly Scenario[]): string {
  const isPlayed = (name: string, engine: Engine) =>
    all.some((figures) => figures.name === name && figures.engines[engine]);
  const missing = scenarios.flatMap(({ name, engines }) =>
    engines
      .filter((engine) => !isPlayed(name, engine))
      .map((engine) => `${name} (${ENGINE_NAMES[engine]})`),
  );
  const played = all.filter(({ engines }) => Object.keys(engines).length > 0);
  const seen = played.map((figures) => ({ ...figures, lines: linesOf(figures) }));
  const everywhere = seen[0]!.lines.filter((line) =>
    seen.every(({ lines }) => lines.includes(line)),
  );
  const machines = [...new Set(played.map(({ machine }) => machine))];
  return [
    INTRODUCTION,
    ...(missing.length > 0 ? [`Not played in full yet: ${missing.join(', ')}.\n`] : []),
    `Played on ${machines.join('; ')}. In every scenario:\n\n${list(everywhere)}`,
    ...seen.map(({ lines, ...figures }) =>
      renderOne(
        figures,
        lines.filter((line) => !everywhere.includes(line)),
      ),
    ),
  ].join('\n');
}

const INTRODUCTION = `# Reliability

What happens to Kanek when things around it break. \`npm run proof\` plays the scenarios below (\`proof/scenarios\`)
against the built server on loopback and writes this page; \`npm run proof -- <name> …\` plays some,
\`--engines embedded,server\` on those engines, \`--quick\` in small without writing.

Each line says what was seen. It is what was expected; an expected bound stands in brackets. Of two figures, the first
is of the embedded engine, the second of PostgreSQL; in scale-out, of two and three instances. A check that cannot fail
shows nothing: \`npm run proof -- --mutations\` takes one defence at a time out of a copy of the server and plays in
small. What failed then stands after "without"; where small counts differ, below "Without", with what was expected.
`;

function renderOne({ name, title, engines, without }: Figures, lines: readonly string[]): string {
  const played = ENGINES.filter((engine) => engines[engine]);
  const times = played.map((engine) => `${ENGINE_NAMES[engine]} ${engines[engine]!.seconds} s`);
  const days = new Set(played.map((engine) => engines[engine]!.when));
  const { beside, below } = placeWithout(without, lines);
  return [
    `## ${name}: ${title}\n`,
    `${[...times, ...days].join(', ')}.\n`,
    list(beside),
    ...(below.length > 0 ? ['Without:\n', list(below)] : []),
  ].join('\n');
}

/** What was seen without a defence stands in the line of the same figure; where there is none, below. */
function placeWithout(without: readonly Without[], lines: readonly string[]) {
  const beside = [...lines];
  const below: string[] = [];
  for (const title of new Set(without.map((each) => each.title))) {
    const tried = without.filter((each) => each.title === title);
    const unnoticed = tried.filter(({ caughtBy }) => caughtBy === null);
    const where = unnoticed.map(({ engine }) => ENGINE_NAMES[engine]).join(', ');
    const failed = where ? `**not noticed on ${where}**` : tried[0]!.caughtBy!;
    const [, what, seen, expected] = /^(.+): (.+) \(expected: (.+)\)$/.exec(failed) ?? [];
    const isSame = (line: string) =>
      line === `${what}: ${expected}` ||
      (line.startsWith(`${what}: `) && line.endsWith(` (${expected})`));
    const at = beside.findIndex(isSame);
    const line = beside[at];
    if (line === undefined) below.push(`${title}: ${shortened(failed)}`);
    else if (line.endsWith(')')) beside[at] = `${line.slice(0, -1)}; without ${title}: ${seen})`;
    else beside[at] = `${line} (without ${title}: ${seen})`;
  }
  return { beside, below };
}

function shortened(failed: string): string {
  const stuckAt = /^it plays to its end: (.+) \(expected: yes\)$/.exec(failed)?.[1];
  return stuckAt ?? failed.replace('(expected: ', '(');
}

/** One line for each thing that was looked at, with what was seen on each engine. */
function linesOf({ engines }: Figures): string[] {
  const found = new Map<string, { engine: Engine; finding: Finding }[]>();
  for (const engine of ENGINES) {
    const met = new Map<string, number>();
    for (const finding of engines[engine]?.findings ?? []) {
      const time = (met.get(finding.what) ?? 0) + 1;
      met.set(finding.what, time);
      const key = `${withoutCount(finding.what)} ${time}`;
      found.set(key, [...(found.get(key) ?? []), { engine, finding }]);
    }
  }
  const engineCount = Object.keys(engines).length;
  return [...found.values()].map((of) => {
    const [{ engine, finding }] = of as [(typeof of)[0]];
    const seen = [...new Set(of.map((each) => seenIn(each.finding)))].join(' / ');
    const bound = of.some((each) => each.finding.seen !== each.finding.expected);
    const only = of.length < engineCount ? ` on ${ENGINE_NAMES[engine]}` : '';
    return `${withoutCount(finding.what)}: ${seen}${bound ? ` (${finding.expected})` : ''}${only}`;
  });
}

/** Two and three instances share a line, as two engines do. */
function withoutCount(what: string): string {
  return what.replace(/^\d+ instances: /, '');
}

function seenIn({ seen, holds }: Finding): string {
  return seen + (holds === null ? ' (not measured)' : holds ? '' : ' (**fails**)');
}

function list(lines: readonly string[]): string {
  return lines.map((line) => `- ${line.replaceAll(/\s*\n\s*/g, ' ')}\n`).join('');
}
