import { once } from 'node:events';
import { createConnection, type Socket } from 'node:net';
import { readdirSync, readFileSync, readlinkSync } from 'node:fs';
import { mkdtemp, rm, symlink } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Client } from 'pg';
import { describe, expect, inject, it, onTestFinished, vi } from 'vitest';
import { askForCode, newPerson, PEOPLE_ENV, signUp } from '../support/people.ts';
import { createSmtpServer } from '../support/smtp-server.ts';
import { newDatabase } from '../support/test-database.ts';
import { spawnServer, startServer } from './server-process.ts';

const WORKERS = 2;
const METRICS_TOKEN = 'only-for-these-tests';
/** It is under way until three letters more have come. */
const UNFINISHED = [
  'POST /login HTTP/1.1',
  'Host: kanek',
  'Sec-Fetch-Site: same-origin',
  'Content-Type: application/x-www-form-urlencoded',
  'Content-Length: 5',
  '',
  'ab',
].join('\r\n');

/** A server with several workers, once all of them answer. */
async function startWorkers(settings: Record<string, string> = {}) {
  const place = await newDatabase(inject('serverTemplate'));
  onTestFinished(() => place.remove());
  const server = await startServer({
    ...place.env,
    ...PEOPLE_ENV,
    METRICS_TOKEN,
    WORKERS: String(WORKERS),
    ...settings,
  });
  const metric = async (name: string) => {
    const headers = { Authorization: `Bearer ${METRICS_TOKEN}` };
    const text = await (await ask(`${server.url}/metrics`, headers)).text();
    const row = text.split('\n').find((each) => each.startsWith(`${name} `));
    return Number(row?.slice(name.length));
  };
  await expect.poll(() => metric('kanek_workers'), { timeout: 60_000 }).toBe(WORKERS);
  return { ...server, metric, workers: () => childrenOf(server.pid), place };
}

function childrenOf(parent: number): number[] {
  const all = readdirSync('/proc').filter((name) => /^\d+$/.test(name));
  return all.map(Number).filter((pid) => {
    try {
      const [, rest] = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ');
      return Number(rest!.split(' ')[1]) === parent && !rest!.startsWith('Z');
    } catch {
      // It has ended since the folder was read.
      return false;
    }
  });
}

/** On a connection of its own, which may come to any of the workers. */
const ask = (url: string, headers: Record<string, string> = {}) =>
  fetch(url, { headers: { ...headers, Connection: 'close' } });

const statusOf = (url: string) =>
  ask(url).then(
    ({ status }) => status,
    () => 0,
  );

describe.runIf(process.env.TEST_DATABASE_URL && process.platform === 'linux')('workers', () => {
  it('are replaced when they are killed, and nobody fails but whom they were answering', async () => {
    const server = await startWorkers();
    const before = server.workers();
    expect(before).toHaveLength(WORKERS);
    const failed: unknown[] = [];
    let answered = 0;
    let isOver = false;
    const visit = async () => {
      while (!isOver)
        await ask(`${server.url}/api/search/specialist.php`).then(
          ({ status }) => (status === 200 ? answered++ : failed.push(status)),
          (error: unknown) => failed.push(error),
        );
    };
    const visitors = [visit(), visit(), visit(), visit()];
    const person = newPerson(() => server.url, 1);
    await expect.poll(() => answered, { timeout: 30_000 }).toBeGreaterThan(20);
    expect(await signUp(person, 'Words.')).toMatchObject({ done: true });
    process.kill(before[0]!, 'SIGKILL');
    await expect.poll(() => server.output()).toContain('a worker ended: starting another');
    await expect.poll(() => server.metric('kanek_workers'), { timeout: 60_000 }).toBe(WORKERS);
    expect(server.workers().filter((pid) => before.includes(pid))).toEqual([before[1]]);
    isOver = true;
    await Promise.all(visitors);
    // Each visitor had one request at a time. It was cut, not refused; on a busy machine the next one may have come to the
    // same port before the kernel had closed it.
    expect(failed.length).toBeLessThanOrEqual(2 * visitors.length);
    expect(failed.filter((each) => typeof each === 'number')).toEqual([]);
    const found = await ask(`${server.url}/api/search/specialist.php?keywords=words`);
    expect(await found.json()).toMatchObject({ totalCount: 1 });
  });

  it('answer what is under way before SIGTERM ends them all', async () => {
    const server = await startWorkers({ STOP_NOTICE_SECONDS: '1' });
    const port = Number(new URL(server.url).port);
    const under = Array.from({ length: WORKERS }, () => {
      const socket = createConnection(port, '127.0.0.1');
      const answer = new Promise<string>((resolve) => {
        let text = '';
        socket.on('data', (chunk) => (text += chunk)).once('close', () => resolve(text));
      });
      socket.write(UNFINISHED);
      return { socket, answer };
    });
    const status = (path: string) => statusOf(server.url + path);
    expect(await status('/readyz')).toBe(200);
    server.kill('SIGTERM');
    await expect.poll(() => status('/readyz')).toBe(503);
    expect(await status('/about')).toBe(200);
    await expect.poll(() => status('/healthz'), { timeout: 20_000 }).toBe(0);
    // Each connection ends with its answer, and not with the patience for all of them.
    for (const { socket, answer } of under) {
      socket.write('cde');
      expect(await answer).toMatch(/^HTTP\/1\.1 \d{3}/);
    }
    expect(await server.exited).toBe(0);
    expect(server.workers()).toEqual([]);
  });

  it('end at once when they are asked twice, and with who looks after them', async () => {
    const ends = [];
    for (const signals of [['SIGTERM', 'SIGTERM'], ['SIGKILL']] as const) {
      const server = await startWorkers({ STOP_NOTICE_SECONDS: '60' });
      const workers = server.workers();
      for (const signal of signals) {
        server.kill(signal);
        await expect.poll(() => statusOf(`${server.url}/readyz`)).not.toBe(200);
      }
      ends.push(await server.exited);
      await expect.poll(() => workers.filter(isAlive), { timeout: 10_000 }).toEqual([]);
    }
    expect(ends).toEqual([130, null]);
  });

  it('add up what they count, and spend limits together', async () => {
    const server = await startWorkers();
    const statuses = [];
    for (let id = 0; id < 130; id++) {
      const url = `${server.url}/api/search/get_specialist_profile.php?id=nobody-${id}`;
      statuses.push((await ask(url, { 'X-Forwarded-For': '203.0.113.7' })).status);
    }
    // 120 a minute, counted in memory (LIMITS.readsPerClient).
    expect(statuses.filter((status) => status === 429)).toHaveLength(10);
    const counted = await server.metric('kanek_http_requests_total{method="GET",status="429"}');
    expect(counted).toBe(10);
    expect(await server.metric('kanek_database_up')).toBe(1);
  });

  it('are tried again while they cannot be started, and the others go on', async () => {
    const { folder, settings } = await nodeAt('node');
    const server = await startWorkers({ ...settings, STOP_NOTICE_SECONDS: '0' });
    const [first] = server.workers();
    await rm(join(folder, 'node'));
    process.kill(first!, 'SIGKILL');
    await expect.poll(() => server.output()).toContain('a worker could not be started');
    expect(server.workers()).toHaveLength(WORKERS - 1);
    expect(await statusOf(`${server.url}/about`)).toBe(200);
    await symlink(process.execPath, join(folder, 'node'));
    await expect.poll(() => server.metric('kanek_workers'), { timeout: 60_000 }).toBe(WORKERS);
    server.kill('SIGTERM');
    expect(await server.exited).toBe(0);
  });

  it('are tried again where memory is short, and the others go on', async () => {
    // For some reasons Node throws instead of telling: the process that looks after all must not end by it.
    const program = `import child from 'node:child_process';
      const { fork } = child;
      let forks = 0;
      child.fork = (...given) => {
        if (++forks === ${WORKERS + 1}) throw new Error('spawn ENOMEM');
        return fork(...given);
      };`;
    const NODE_OPTIONS = `--import=data:text/javascript,${encodeURIComponent(program)}`;
    const server = await startWorkers({ NODE_OPTIONS, STOP_NOTICE_SECONDS: '0' });
    process.kill(server.workers()[0]!, 'SIGKILL');
    await expect.poll(() => server.output()).toContain('spawn ENOMEM');
    expect(await statusOf(`${server.url}/about`)).toBe(200);
    await expect.poll(() => server.metric('kanek_workers'), { timeout: 60_000 }).toBe(WORKERS);
  });

  it('end the start where not even the first can be started', async () => {
    const place = await newDatabase(inject('serverTemplate'));
    onTestFinished(() => place.remove());
    const { settings } = await nodeAt('nowhere');
    const server = await spawnServer({ ...place.env, ...settings, WORKERS: String(WORKERS) });
    expect(await server.exited).toBe(1);
    expect(server.output()).toContain('a worker could not be started');
  });

  it('answer while who looks after them is stuck', async () => {
    const server = await startWorkers({ STOP_NOTICE_SECONDS: '0' });
    server.kill('SIGSTOP');
    onTestFinished(() => server.kill('SIGCONT'));
    expect(await statusOf(`${server.url}/about`)).toBe(200);
    // What all of them count together each counts alone meanwhile.
    const profile = `${server.url}/api/search/get_specialist_profile.php?id=nobody`;
    expect(await statusOf(profile)).toBe(404);
    expect(await server.metric('kanek_workers')).toBe(1);
    server.kill('SIGCONT');
    await expect.poll(() => server.metric('kanek_workers')).toBe(WORKERS);
    server.kill('SIGTERM');
    expect(await server.exited).toBe(0);
  });

  it('make a page that has changed once for all of them', async () => {
    const server = await startWorkers();
    const person = newPerson(() => server.url, 1);
    expect(await signUp(person, 'Words.')).toMatchObject({ done: true });
    const client = new Client(server.place.env.DATABASE_URL);
    await client.connect();
    onTestFinished(() => client.end());
    const { rows } = await client.query<{ slug: string }>('select slug from profiles');
    const url = `${server.url}/specialist/${rows[0]!.slug}`;
    const askSome = () =>
      Promise.all(Array.from({ length: 4 }, async () => (await ask(url)).text()));
    let changes = 0;
    // Two may make it at the same moment.
    await expect
      .poll(async () => {
        await client.query('update specialist_profiles set bio = $1', [`Bio ${++changes}.`]);
        for (let times = 0; times < 10; times++) await askSome();
        return server.metric('kanek_pages_of_other_workers_total');
      })
      .toBeGreaterThan(0);
    const isNew = (page: string) => page.includes(`Bio ${changes}.`);
    await expect.poll(async () => (await askSome()).every(isNew)).toBe(true);
  });

  it('end connections where one of them has more to answer than the others', async () => {
    const server = await startWorkers();
    const [crowded, idle] = server.workers() as [number, number];
    const whole = 'GET /healthz HTTP/1.1\r\nHost: kanek\r\n\r\n';
    /** Who answers it, and what it is told of the connection. */
    const visit = async (request: string) => {
      const socket = createConnection(Number(new URL(server.url).port), '127.0.0.1');
      onTestFinished(() => void socket.destroy());
      const head = once(socket, 'data').then(String);
      await once(socket, 'connect');
      const answeredBy = await holderOf(socket, [crowded, idle]);
      socket.write(request);
      return { socket, answeredBy, head };
    };
    for (let held = 0; held < 6;) {
      const { socket, answeredBy, head } = await visit(UNFINISHED);
      head.catch(() => undefined);
      if (answeredBy === crowded) held += 1;
      else socket.destroy();
    }
    const told = new Set<string>();
    const learn = async () => {
      const { socket, answeredBy, head } = await visit(whole);
      const [, connection] = /^connection: (.+)$/im.exec(await head)!;
      socket.destroy();
      told.add(`${answeredBy === idle ? 'idle' : 'crowded'}: ${connection}`);
      return told;
    };
    await expect.poll(learn, { timeout: 30_000 }).toContain('crowded: close');
    await expect.poll(learn, { timeout: 30_000 }).toContain('idle: keep-alive');
    expect(told).not.toContain('idle: close');
  });

  it('do each job once', async () => {
    const smtp = createSmtpServer();
    await smtp.start();
    onTestFinished(() => smtp.stop());
    const server = await startWorkers({ MAIL_URL: smtp.url });
    const crowd = Array.from({ length: 20 }, (_, i) => newPerson(() => server.url, 100 + i));
    const asked = await Promise.all(crowd.map((person) => askForCode(person)));
    expect(asked.every(({ done }) => done)).toBe(true);
    await expect.poll(() => smtp.received.length, { timeout: 30_000 }).toBe(crowd.length);
    const job = 'kanek_jobs_total{queue="mail",outcome="done"}';
    await expect.poll(() => server.metric(job)).toBe(crowd.length);
    const to = smtp.received.map((mail) => mail.to?.[0]?.address);
    expect(new Set(to).size).toBe(crowd.length);
  });
});

/** Settings by which workers are started by a Node at a path that can be taken away. */
async function nodeAt(name: string) {
  const folder = await mkdtemp(join(tmpdir(), 'kanek-node-'));
  onTestFinished(() => rm(folder, { recursive: true }));
  if (name === 'node') await symlink(process.execPath, join(folder, name));
  const place = JSON.stringify(join(folder, name));
  const code = encodeURIComponent(`process.execPath = ${place}`);
  return { folder, settings: { NODE_OPTIONS: `--import data:text/javascript,${code}` } };
}

/** Which of these processes has taken a connection, once one has. */
function holderOf({ localPort, remotePort }: Socket, processes: readonly number[]) {
  const hex = (port: number) => `:${port.toString(16).toUpperCase().padStart(4, '0')}`;
  const isIt = ([, local, remote]: string[]) =>
    local?.endsWith(hex(remotePort!)) && remote?.endsWith(hex(localPort!));
  const rowsOf = (text: string) => text.split('\n').map((row) => row.trim().split(/\s+/));
  const holds = (pid: number, inode: string) =>
    readdirSync(`/proc/${pid}/fd`).some((fd) => {
      try {
        return readlinkSync(`/proc/${pid}/fd/${fd}`) === `socket:[${inode}]`;
      } catch {
        // It was closed since the folder was read.
        return false;
      }
    });
  const find = () => {
    const inode = rowsOf(readFileSync('/proc/net/tcp', 'utf8')).find(isIt)?.[9];
    return inode && processes.find((pid) => holds(pid, inode));
  };
  return vi.waitUntil(find, { timeout: 20_000 });
}

function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch {
    return false;
  }
}
