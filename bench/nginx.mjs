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

/**
 * What is to be reached on this machine: nginx that sends the very bytes of these answers as files, and one that has them
 * from here once and keeps them, as it does before other programs. Null where it is not installed.
 */
export async function startNginx(url, paths) {
  if (!nginx) return null;
  const folder = mkdtempSync(join(tmpdir(), 'kanek-nginx-'));
  mkdirSync(join(folder, 'files'));
  const [port, cachePort] = [await freePort(), await freePort()];
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
      proxy_cache_path cache keys_zone=pages:10m inactive=1h use_temp_path=off; proxy_cache_valid 200 1h;
      map $request_uri $file { ${different.map((path, number) => `"${path}" ${number};`).join(' ')} }
      server {
        listen 127.0.0.1:${port}; root files;
        location / { add_header Content-Encoding br; try_files /$file =404; }
      }
      server {
        listen 127.0.0.1:${cachePort};
        location / {
          proxy_pass ${url}; proxy_http_version 1.1; proxy_set_header Host ${new URL(url).host};
          proxy_cache pages; proxy_cache_key $request_uri; proxy_ignore_headers Cache-Control Expires Set-Cookie Vary;
        }
      }
    }`,
  );
  const child = spawn(nginx, ['-p', folder, '-c', 'nginx.conf'], {
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  await untilReady(child, `http://127.0.0.1:${port}${paths[0]}`);
  return {
    files: `http://127.0.0.1:${port}`,
    cache: `http://127.0.0.1:${cachePort}`,
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
