import { atMost, same, type Scenario } from '../scenario.ts';
import type { Stage } from '../stage.ts';

async function tryToStart(stage: Stage) {
  const started = performance.now();
  const second = await stage.spawnServer();
  const code = await Promise.race([second.exited, opened(() => second.output())]);
  if (code === 'open') second.kill('SIGKILL');
  return { code, ms: performance.now() - started, said: second.output() };
}

/** Ends only if the server opens, which it must not. */
function opened(output: () => string): Promise<'open'> {
  return new Promise((resolve) => {
    const timer = setInterval(() => {
      if (!output().includes('is open at')) return;
      clearInterval(timer);
      resolve('open');
    }, 50);
    timer.unref();
  });
}

export default {
  name: 'second-process',
  title: 'a second process on the data directory of a running one',
  engines: ['embedded'],
  mutations: [
    {
      title: 'the lock on the data directory',
      file: 'build/server',
      find: /file\.exec\(["']PRAGMA locking_mode = EXCLUSIVE; BEGIN EXCLUSIVE;["']\)/,
      replace: 'void 0',
    },
  ],
  async run(stage) {
    const rounds = stage.quick ? 1 : 25;
    const rivals = stage.quick ? 1 : 2;
    const first = await stage.startServer();
    let ready = 0;
    const tries = [];
    for (let round = 0; round < rounds; round++) {
      tries.push(...(await Promise.all(Array.from({ length: rivals }, () => tryToStart(stage)))));
      if ((await fetch(`${first.url}/readyz`)).status === 200) ready += 1;
    }
    const clear = tries.filter(({ said }) =>
      said.includes('already running on the data directory'),
    );
    return [
      same(
        'starts beside a running server, each refused with exit code 1',
        tries.length,
        tries.filter(({ code }) => code === 1).length,
      ),
      same('that say what is wrong and what to do', tries.length, clear.length),
      atMost(
        'longest wait for the refusal',
        60,
        Math.max(...tries.map(({ ms }) => ms)) / 1000,
        ' s',
      ),
      same('the first is ready after each round', rounds, ready),
    ];
  },
} satisfies Scenario;
