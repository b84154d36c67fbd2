import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { get } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { buffer } from 'node:stream/consumers';
import { isRoot } from '../scripts/steps.mjs';
import { freePort, stopProgram, untilReady } from './kanek.mjs';
import { findProgram } from './measure.mjs';

const nginx = findProgram('nginx');
export const LIMIT = nginx
  ? 'nginx'
  : 'nothing, because nginx is not installed (Debian: apt install nginx-light)';

/** The limit of this machine: the very bytes of these answers as files, sent by nginx. Null where it is not installed. */
export async function startNginx(url, paths) {
  if (!nginx) return null;
  const folder = mkdtempSync(join(tmpdir(), 'kanek-nginx-'));
  mkdirSync(join(folder, 'files'));
  const port = await freePort();
  let type = '';
  const different = [...new Set(paths)];
  for (const [number, path] of different.entries()) {
    const answer = await readCompressed(url + path);
    type = answer.type;
    writeFileSync(join(folder, 'files', String(number)), answer.body);
  }
  writeFileSync(
    join(folder, 'nginx.conf'),
    `daemon off; ${isRoot() ? 'user root;' : ''} worker_processes auto; pid nginx.pid; error_log stderr crit;
    events { worker_connections 1024; }
    http {
      access_log off; sendfile on; tcp_nopush on; keepalive_requests 100000000; types {} default_type "${type}";
      open_file_cache max=1000; map_hash_bucket_size 512;
      ${['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'].map((name) => `${name}_temp_path temp;`).join(' ')}
      map $request_uri $file { ${different.map((path, number) => `"${path}" ${number};`).join(' ')} }
      server {
        listen 127.0.0.1:${port}; root files;
        location / { add_header Content-Encoding br; try_files /$file =404; }
      }
    }`,
  );
  const child = spawn(nginx, ['-p', folder, '-c', 'nginx.conf'], {
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  await untilReady(child, `http://127.0.0.1:${port}${paths[0]}`);
  return {
    url: `http://127.0.0.1:${port}`,
    async stop() {
      await stopProgram(child);
      rmSync(folder, { recursive: true });
    },
  };
}

/** As it travels; `fetch` would unpack it. */
async function readCompressed(url) {
  const [answer] = await once(get(url, { headers: { 'Accept-Encoding': 'br' } }), 'response');
  return { body: await buffer(answer), type: answer.headers['content-type'] };
}
