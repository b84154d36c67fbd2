import type { Plugin } from 'vite';

/**
 * React Router reloads the page when a route's script cannot be had; without a network that ends on the browser's own
 * error page. Here such a route fails when it is used, like any other, and `lost-page.tsx` has the words for it.
 */
export const failingRoutes: Plugin = {
  name: 'failing-routes',
  apply: 'build',
  transform: {
    filter: { id: /react-router\/dist\/.*\/ssr\/(routes|routeModules)\.js$/ },
    handler(code, id) {
      const fail = '() => { throw error; }';
      const lost = `{ default: ${fail}, clientLoader: ${fail}, clientAction: ${fail} }`;
      const failing = code.replace(
        /import\(\s*\/\* @vite-ignore[^)]+\)/g,
        `$&.catch((error) => (${lost}))`,
      );
      if (failing === code) this.error(`${id} loads the scripts of routes in another way now.`);
      return failing;
    },
  },
};
