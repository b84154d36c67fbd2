import '#platform/private-umask.server.ts';
import { join } from 'node:path';
import { getRequestListener } from '@hono/node-server';
import { describeDemoLogins, findDemoLogins } from '#features/demo/demo-logins.server.ts';
import { parseEnv } from '#platform/env.server.ts';
import { packageRoot } from '#platform/package-root.server.ts';
import { createAnswerCache } from './answer-cache.ts';
import { createApp } from './app.ts';
import { takePort } from './listen.ts';
import { openServices } from './open-services.ts';
import { renderPage } from './render-page.ts';
import { runUntilStopped } from './run-until-stopped.ts';
import { sayBanner, terminalProgress } from './terminal.ts';

await runUntilStopped(async () => {
  const env = parseEnv(process.env);
  const door = await takePort(env);
  const known = await findDemoLogins(env);
  const services = await openServices(env, terminalProgress);
  const cache = env.ANSWER_CACHE ? createAnswerCache(services.directoryVersion) : undefined;
  const clientFolder = join(packageRoot, 'build/client');
  const app = createApp({ services, renderPage, clientFolder, cache });
  // Balancers that check our health in HTTP/1.0 name no host.
  const listener = getRequestListener(app.fetch, { hostname: new URL(env.SITE_URL).host });
  door.open((request, response) => cache?.serve(request, response) || listener(request, response));
  sayBanner(services, await describeDemoLogins(env, known));
  return { services, door };
});
