import { spawn, type ChildProcess } from 'node:child_process';
import { existsSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir, userInfo } from 'node:os';
import { join } from 'node:path';
import { AwsClient } from 'aws4fetch';
import { aptInstall, run } from '../scripts/steps.mjs';
import { freePort } from '../tests/support/server-process.ts';
import type { Stage } from './stage.ts';
import { until } from './until.ts';

const KINDS = ['account', 'container', 'object'] as const;
const ACCOUNT = { accessKeyId: 'kanek:proof', secretAccessKey: 'a/secret+of=proof' };

export interface S3Server {
  /** What STORAGE_URL says. */
  url: string;
  stop(): Promise<void>;
  start(): Promise<void>;
}

/** OpenStack Swift with its S3 API, as Debian has it: four servers on loopback, one bucket. */
export async function startSwift(stage: Stage): Promise<S3Server> {
  for (const name of ['swift-proxy', ...KINDS.map((kind) => `swift-${kind}`)])
    if (!existsSync(`/usr/bin/${name}-server`)) await aptInstall(name);
  if (!existsSync('/usr/bin/swift-proxy-server'))
    throw new Error(
      'This needs Swift: apt install swift-proxy swift-account swift-container swift-object',
    );
  const folder = mkdtempSync(join(tmpdir(), 'kanek-swift-'));
  mkdirSync(join(folder, 'devices/one'), { recursive: true });
  const children: ChildProcess[] = [];
  const serve = (kind: string) => {
    const child = spawn(`/usr/bin/swift-${kind}-server`, [join(folder, `${kind}.conf`)], {
      stdio: 'ignore',
    });
    children.push(child);
    return child;
  };
  stage.onEnd(async () => {
    await Promise.all(children.map(end));
    rmSync(folder, { recursive: true, force: true });
  });

  for (const kind of KINDS) {
    const port = await freePort();
    writeFileSync(join(folder, `${kind}.conf`), storageServer(folder, kind, port));
    const ring = (...args: string[]) =>
      run('swift-ring-builder', [`${kind}.builder`, ...args], { cwd: folder });
    await ring('create', '2', '1', '1');
    await ring('add', `r1z1-127.0.0.1:${port}/one`, '1');
    await ring('rebalance');
    serve(kind);
  }
  const port = await freePort();
  writeFileSync(join(folder, 'proxy.conf'), proxyServer(folder, port));
  let proxy = serve('proxy');
  const bucket = `http://127.0.0.1:${port}/kanek`;
  const client = new AwsClient({ ...ACCOUNT, service: 's3', region: 'us-east-1', retries: 0 });
  const answers = async (method: 'PUT' | 'HEAD') =>
    client.fetch(bucket, { method }).then(
      ({ status }) => status === 200,
      () => false,
    );
  await until('Swift makes a bucket', () => answers('PUT'));
  const { accessKeyId, secretAccessKey } = ACCOUNT;
  return {
    url: `s3+http://${encodeURIComponent(accessKeyId)}:${encodeURIComponent(secretAccessKey)}@127.0.0.1:${port}/kanek`,
    stop: () => end(proxy),
    async start() {
      proxy = serve('proxy');
      await until('Swift is back', () => answers('HEAD'));
    },
  };
}

async function end(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return;
  const ended = new Promise((resolve) => child.once('exit', resolve));
  child.kill('SIGKILL');
  await ended;
}

const common = (folder: string, port: number) => `
[DEFAULT]
bind_ip = 127.0.0.1
bind_port = ${port}
user = ${userInfo().username}
workers = 0
swift_dir = ${folder}
devices = ${folder}/devices
mount_check = false
disable_fallocate = true
`;

const storageServer = (folder: string, kind: string, port: number) => `${common(folder, port)}
[pipeline:main]
pipeline = ${kind}-server
[app:${kind}-server]
use = egg:swift#${kind}
`;

const proxyServer = (folder: string, port: number) => `${common(folder, port)}
[pipeline:main]
pipeline = catch_errors cache listing_formats s3api tempauth proxy-server
[app:proxy-server]
use = egg:swift#proxy
account_autocreate = true
[filter:catch_errors]
use = egg:swift#catch_errors
# It asks for a cache and does without when nobody answers.
[filter:cache]
use = egg:swift#memcache
memcache_servers = 127.0.0.1:9
[filter:listing_formats]
use = egg:swift#listing_formats
[filter:s3api]
use = egg:swift#s3api
location = us-east-1
[filter:tempauth]
use = egg:swift#tempauth
user_${ACCOUNT.accessKeyId.replace(':', '_')} = ${ACCOUNT.secretAccessKey} .admin
`;
