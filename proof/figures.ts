import { globSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { availableParallelism, totalmem } from 'node:os';
import { join } from 'node:path';
import { format } from 'oxfmt';
import { packageRoot } from '#platform/package-root.server.ts';
import type { Played } from './play.ts';
import type { Engine, Scenario } from './scenario.ts';

/** What the last whole run of a scenario has shown; one file each, so that they can be made one by one. */
export interface Figures {
  name: string;
  title: string;
  machine: string;
  engines: Partial<Record<Engine, Played & { when: string }>>;
  without: Without[];
}

export interface Without {
  title: string;
  engine: Engine;
  /** What failed first; null where nothing did. */
  caughtBy: string | null;
}

const FOLDER = join(packageRoot, 'proof/figures');

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
  const { code } = await format(file, JSON.stringify(figures), { printWidth: 100 });
  writeFileSync(file, code);
}

export function allFigures(): Figures[] {
  return globSync(join(FOLDER, '*.json'))
    .sort()
    .map((file) => JSON.parse(readFileSync(file, 'utf8')) as Figures);
}

function thisMachine(): string {
  const memory = Math.round(totalmem() / 2 ** 30);
  return `${availableParallelism()} cores, ${memory} GB, Node ${process.version.slice(1)}`;
}
