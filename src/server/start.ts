import { join } from 'node:path';
import { getRequestListener } from '@hono/node-server';
import { findDemoLogins } from '#features/demo/demo-logins.server.ts';
import { parseEnv } from '#platform/env.server.ts';
import { packageRoot } from '#platform/package-root.server.ts';
import { createApp } from './app.ts';
import { takePort } from './listen.ts';
import { openServices } from './open-services.ts';
import { renderPage } from './render-page.ts';
import { runUntilStopped } from './run-until-stopped.ts';
import { sayBanner, terminalProgress } from './terminal.ts';

await runUntilStopped(async () => {
  const env = parseEnv(process.env);
  const door = await takePort(env);
  const services = await openServices(env, terminalProgress);
  const app = createApp({
    services,
    renderPage,
    clientFolder: join(packageRoot, 'build/client'),
  });
  door.open(getRequestListener(app.fetch));
  sayBanner(services, await findDemoLogins(env.DATA_DIR));
  return { services, server: door.server };
});
