import {
  createRequestHandler,
  UNSAFE_withComponentProps as withComponentProps,
  UNSAFE_withErrorBoundaryProps as withErrorBoundaryProps,
  type RequestHandler,
  type RouterContextProvider,
  type ServerBuild,
} from 'react-router';
import type { RouteConfigEntry } from '@react-router/dev/routes';
import { languageOf, prefixOf, type Language } from '#platform/language.ts';
import { inLanguage } from '#platform/language.server.ts';
import * as entry from '../../src/entry.server.tsx';
import * as root from '../../src/root.tsx';
import routes from '../../src/routes.ts';

type Routes = ServerBuild['routes'];

interface PageModule {
  default?: Parameters<typeof withComponentProps>[0];
  ErrorBoundary?: Parameters<typeof withErrorBoundaryProps>[0];
  loader?: unknown;
}

const modules = import.meta.glob<PageModule>('../../src/pages/**/*.{ts,tsx}');

/** As the build does: components are handed what their loaders have found. */
const withProps = (module: PageModule) => ({
  ...module,
  ...(module.default && { default: withComponentProps(module.default) }),
  ...(module.ErrorBoundary && { ErrorBoundary: withErrorBoundaryProps(module.ErrorBoundary) }),
});

async function routesBelow(parentId: string, entries: readonly RouteConfigEntry[]) {
  const routesOf = async (page: RouteConfigEntry): Promise<object> => {
    const { file, id = file, path, index, children = [] } = page;
    const module = withProps(await modules[`../../src/${file}`]!());
    return { [id]: { id, parentId, path, index, module }, ...(await routesBelow(id, children)) };
  };
  return Object.assign({}, ...(await Promise.all(entries.map(routesOf)))) as Routes;
}

async function buildFor(language: Language): Promise<ServerBuild> {
  const below = await routesBelow('root', routes);
  const all = { root: { id: 'root', path: '', module: withProps(root) }, ...below };
  const described = Object.values(all).map((route) => [
    route.id,
    { ...route, module: '/page.js', hasLoader: Boolean(route.module.loader) },
  ]);
  return {
    entry: { module: entry },
    routes: all,
    assets: {
      entry: { imports: [], module: '/entry.js' },
      routes: Object.fromEntries(described),
      url: '/manifest.js',
      version: '1',
    },
    basename: prefixOf(language) || '/',
    publicPath: '/',
    assetsBuildDirectory: '',
    future: {},
    ssr: true,
    isSpaMode: false,
    prerender: [],
    routeDiscovery: { mode: 'initial', manifestPath: '' },
  } as unknown as ServerBuild;
}

const handlers = new Map<Language, Promise<RequestHandler>>();

/** Pages from the sources, drawn as the built server draws them, without scripts and styles. */
export async function drawPage(request: Request, context: RouterContextProvider) {
  const language = languageOf(new URL(request.url).pathname);
  const made =
    handlers.get(language) ??
    buildFor(language).then((build) => createRequestHandler(build, 'test'));
  handlers.set(language, made);
  const handler = await made;
  return inLanguage(language, () => handler(request, context));
}
