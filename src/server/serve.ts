import { describeDemoLogins, findDemoLogins } from '#features/demo/demo-logins.server.ts';
import { openBuiltFiles } from '#platform/built-files.server.ts';
import type { Env } from '#platform/env.server.ts';
import { showWorker, tellMetrics } from '#platform/metrics.server.ts';
import { isWorker, tellPrimary } from '#platform/primary.server.ts';
import { bytesOf } from './answer-forms.ts';
import { createPageCache } from './page-cache.ts';
import { createApp } from './app.ts';
import { takePort } from './listen.ts';
import { openServices } from './open-services.ts';
import { admitTo, answerAt, ownHosts } from './own-address.ts';
import { cachedPages, renderPage } from './render-page.ts';
import { runUntilStopped } from './run-until-stopped.ts';
import { sayBanner, terminalProgress } from './terminal.ts';

/**
 * `isFirst`: takes the port before any work is done, and says at the terminal what it does. The others are no use to
 * anybody before they are ready, while there is one that is.
 */
export function serve(env: Env, isFirst: boolean): Promise<void> {
  return runUntilStopped(async () => {
    if (isWorker) tellMetrics();
    const early = isFirst ? await takePort(env) : null;
    const known = await findDemoLogins(env);
    const services = await openServices(env, isFirst ? terminalProgress : undefined);
    const files = openBuiltFiles();
    const cache = env.ANSWER_CACHE ? createPageCache(services) : undefined;
    const app = createApp({ services, renderPage, cachedPages, files, cache });
    const admit = admitTo(env.SITE_URL);
    const answer = answerAt(env.SITE_URL, app.fetch);
    const door = early ?? (await takePort(env));
    const isOwnHost = ownHosts(env.SITE_URL);
    door.open(
      (request, response) => {
        if (!admit(request, response) || cache?.serve(request, response)) return;
        void answer(request, response);
      },
      (request) => {
        const form = isOwnHost(request.headers) ? cache?.recall(request) : null;
        return form ? bytesOf(form) : null;
      },
    );
    showWorker();
    tellPrimary({ type: 'open' });
    if (isFirst) sayBanner(services, await describeDemoLogins(env, known));
    return { services, door };
  });
}
