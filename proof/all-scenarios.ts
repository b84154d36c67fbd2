import { globSync } from 'node:fs';
import { join } from 'node:path';
import { packageRoot } from '#platform/package-root.server.ts';
import type { Scenario } from './scenario.ts';

export function allScenarios(): Promise<Scenario[]> {
  const files = globSync(join(packageRoot, 'proof/scenarios/*.ts')).sort();
  return Promise.all(
    files.map(async (file) => ((await import(file)) as { default: Scenario }).default),
  );
}
