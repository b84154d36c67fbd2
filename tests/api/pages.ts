import { createStaticHandler, RouterContextProvider, type RouteObject } from 'react-router';
import type { RouteConfigEntry } from '@react-router/dev/routes';
import { languageOf, prefixOf, type Language } from '#platform/language.ts';
import { inLanguage } from '#platform/language.server.ts';
import { servicesContext, type Services } from '#platform/services.server.ts';
import { clientContext, sessionContext, type Session } from '#platform/session-context.server.ts';
import routes from '../../src/routes.ts';

const modules = import.meta.glob<Record<string, unknown>>('../../src/pages/**/*.{ts,tsx}');

async function routeOf({
  file,
  id,
  path,
  index,
  children,
}: RouteConfigEntry): Promise<RouteObject> {
  const { middleware, loader, action, handle } = await modules[`../../src/${file}`]!();
  const below = await Promise.all((children ?? []).map(routeOf));
  const parts = { id: id ?? file, middleware, loader, action, handle, path };
  return (index ? { ...parts, index } : { ...parts, children: below }) as RouteObject;
}

const all = Promise.all(routes.map(routeOf));
const handlers = new Map<Language, Promise<ReturnType<typeof createStaticHandler>>>();

function handlerIn(language: Language) {
  const basename = prefixOf(language) || '/';
  const handler =
    handlers.get(language) ?? all.then((pages) => createStaticHandler(pages, { basename }));
  handlers.set(language, handler);
  return handler;
}

export interface Answer {
  status: number;
  location: string | null;
  cookies: string[];
  /** What the innermost page has loaded, and what its action said. */
  loaded: unknown;
  said: unknown;
}

interface Asking {
  form?: Record<string, string> | undefined;
  cookie?: string;
  client?: string;
}

/** Asks a page as the server does, guards and all, short of drawing it. */
export async function askPage(
  services: Services,
  session: Session | null,
  path: string,
  { form, cookie, client = '192.0.2.77' }: Asking = {},
): Promise<Answer> {
  const context = new RouterContextProvider();
  context.set(servicesContext, services);
  context.set(sessionContext, session);
  context.set(clientContext, client);
  const request = new Request(`http://localhost${path}`, {
    headers: cookie ? { Cookie: cookie } : {},
    ...(form && { method: 'POST', body: new URLSearchParams(form) }),
  });
  const { response, loaded, said } = await query(request, context);
  const { status, headers } = response;
  const [location, cookies] = [headers.get('Location'), headers.getSetCookie()];
  return { status, location, cookies, loaded, said };
}

/** A page in place of the built one, for the application: its answer carries what was loaded as JSON. */
export async function renderPage(request: Request, context: RouterContextProvider) {
  const { response, loaded, said } = await query(request, context);
  return response.body ? response : Response.json({ loaded, said }, response);
}

async function query(request: Request, requestContext: RouterContextProvider) {
  const language = languageOf(new URL(request.url).pathname);
  const handler = await handlerIn(language);
  let loaded: unknown;
  let said: unknown;
  const ask = handler.query.bind(handler, request, {
    requestContext,
    generateMiddlewareResponse: async (run) => {
      const result = await run(request);
      if (result instanceof Response) return result;
      const [error] = Object.values(result.errors ?? {});
      if (error instanceof Error) throw error;
      loaded = Object.values(result.loaderData).at(-1);
      said = Object.values(result.actionData ?? {}).at(-1);
      // As the real pages do: cookies come along, whoever sets them.
      const headers = new Headers();
      for (const each of [result.actionHeaders, result.loaderHeaders])
        for (const cookies of Object.values(each))
          for (const cookie of cookies.getSetCookie()) headers.append('Set-Cookie', cookie);
      return new Response(null, { status: result.statusCode, headers });
    },
  });
  const response = (await inLanguage(language, ask)) as Response;
  return { response, loaded, said };
}
