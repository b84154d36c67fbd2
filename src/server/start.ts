import '#platform/private-umask.server.ts';
import { join } from 'node:path';
import { describeDemoLogins, findDemoLogins } from '#features/demo/demo-logins.server.ts';
import { parseEnv } from '#platform/env.server.ts';
import { packageRoot } from '#platform/package-root.server.ts';
import { createPageCache } from './page-cache.ts';
import { createApp } from './app.ts';
import { takePort } from './listen.ts';
import { openServices } from './open-services.ts';
import { admitTo, answerAt } from './own-address.ts';
import { cachedPages, renderPage } from './render-page.ts';
import { runUntilStopped } from './run-until-stopped.ts';
import { sayBanner, terminalProgress } from './terminal.ts';

await runUntilStopped(async () => {
  const env = parseEnv(process.env);
  const door = await takePort(env);
  const known = await findDemoLogins(env);
  const services = await openServices(env, terminalProgress);
  const cache = env.ANSWER_CACHE ? createPageCache(services) : undefined;
  const clientFolder = join(packageRoot, 'build/client');
  const app = createApp({ services, renderPage, cachedPages, clientFolder, cache });
  const admit = admitTo(env.SITE_URL);
  const answer = answerAt(env.SITE_URL, app.fetch);
  door.open((request, response) => {
    if (!admit(request, response) || cache?.serve(request, response)) return;
    void answer(request, response);
  });
  sayBanner(services, await describeDemoLogins(env, known));
  return { services, door };
});
