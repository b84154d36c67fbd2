interface RouteFiles {
  module: string;
  imports?: string[];
  css?: string[];
}

const { __reactRouterManifest: manifest } = window as {
  __reactRouterManifest?: { routes: Record<string, RouteFiles> };
};
const { module, imports = [], css = [] } = manifest!.routes['pages/saved']!;

// React Router knows which files the page of the list is made of.
for (const href of [module, ...imports, ...css]) {
  const rel = href.endsWith('.js') ? 'modulepreload' : 'prefetch';
  document.head.append(Object.assign(document.createElement('link'), { rel, href }));
}

export {};
