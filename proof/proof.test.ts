import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { text } from 'node:stream/consumers';
import { expect, it } from 'vitest';
import { packageRoot } from '#platform/package-root.server.ts';
import { allScenarios } from './all-scenarios.ts';
import { mutate } from './mutated-copy.ts';

async function prove(...args: string[]) {
  const program = ['--disable-warning=ExperimentalWarning', 'proof/prove.ts'];
  const proof = spawn(process.execPath, [...program, ...args], { cwd: packageRoot });
  const exited = once(proof, 'exit');
  const said = await text(proof.stdout);
  const [code] = (await exited) as [number];
  return { code, said };
}

it('npm run proof plays a scenario and counts what held', async () => {
  const { said, code } = await prove('second-process', '--quick', '--engines', 'embedded');
  expect(said).toMatch(/^5 held, 0 failed$/m);
  expect(code).toBe(0);
});

it('npm run proof -- --mutations starts a server without a defence, and notices', async () => {
  const mutated = ['second-process', '--mutations', '--quick', '--engines', 'embedded'];
  const { said } = await prove(...mutated);
  expect(said).toMatch(/noticed: starts beside a running server/);
  expect(said).toMatch(/^1 held, 0 failed$/m);
});

it('every defence that a scenario takes out is still there to be taken out', async () => {
  const mutations = (await allScenarios()).flatMap((scenario) => scenario.mutations ?? []);
  expect(mutations.length).toBeGreaterThanOrEqual(5);
  for (const mutation of mutations) expect(() => mutate(mutation)).not.toThrow();
  const [first] = mutations;
  expect(() => mutate({ ...first!, find: 'nowhere to be found' })).toThrow('0 times');
});
