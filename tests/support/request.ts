import { provideServices } from './test-services.ts';
import type { Log } from '#platform/log.server.ts';
import { createApp } from '#server/app.ts';

type RenderPage = Parameters<typeof createApp>[0]['renderPage'];

/** Calls the real application on a real database, as a browser's page of this site would. */
export function provideApp(
  settings?: Record<string, string>,
  renderPage: RenderPage = () => Promise.resolve(new Response('a page')),
  log?: Log,
) {
  const services = provideServices(settings, log);
  let app: ReturnType<typeof createApp> | undefined;
  const request = (path: string, init: RequestInit = {}, remoteAddress = '127.0.0.1') => {
    app ??= createApp({ services: services(), renderPage });
    const bindings = { incoming: { socket: { remoteAddress } } };
    return app.request(path, init, bindings);
  };
  return { services, request };
}
