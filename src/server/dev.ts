import '#platform/private-umask.server.ts';
import { createServer } from 'vite';
import { describeDemoLogins, findDemoLogins } from '#features/demo/demo-logins.server.ts';
import { parseEnv } from '#platform/env.server.ts';
import { takePort } from './listen.ts';
import { openServices } from './open-services.ts';
import { admitTo, answerAt } from './own-address.ts';
import { runUntilStopped } from './run-until-stopped.ts';
import { sayBanner, terminalProgress } from './terminal.ts';

type AppModule = typeof import('./app.ts');
type PageModule = typeof import('./render-page.ts');

/** The same server as in production, with Vite in front: a saved file is seen at the next request. */
await runUntilStopped(async () => {
  const env = parseEnv({ NODE_ENV: 'development', ...process.env });
  const door = await takePort(env);
  const known = await findDemoLogins(env);
  const services = await openServices(env, terminalProgress);
  const vite = await createServer({
    server: { middlewareMode: true, hmr: { server: door.server } },
    appType: 'custom',
  });
  const admit = admitTo(env.SITE_URL);
  door.open((request, response) => {
    if (!admit(request, response)) return;
    vite.middlewares(request, response, () => {
      loadApp()
        .then((app) => answerAt(env.SITE_URL, app.fetch)(request, response))
        .catch((error: unknown) => {
          services.log.error({ err: error }, 'the application could not be loaded');
          response.writeHead(500).end(String(error instanceof Error ? error.stack : error));
        });
    });
  });
  sayBanner(services, await describeDemoLogins(env, known));
  return { services, door };

  async function loadApp() {
    const { createApp } = (await vite.ssrLoadModule('/src/server/app.ts')) as AppModule;
    const pages = (await vite.ssrLoadModule('/src/server/render-page.ts')) as PageModule;
    return createApp({ services, ...pages });
  }
});
