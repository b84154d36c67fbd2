import { registerHooks } from 'node:module';
import { pathToFileURL } from 'node:url';
import { builtinEnvironments, type Environment } from 'vitest/runtime';

const happyDom = builtinEnvironments['happy-dom'];

/** Vitest's own window, from the one file that `bundle-window.ts` has made. */
export default {
  ...happyDom,
  async setup(global, { bundle, ...options }) {
    const url = pathToFileURL(bundle as string).href;
    const hooks = registerHooks({
      resolve: (name, context, next) =>
        name === 'happy-dom' ? { url, shortCircuit: true } : next(name, context),
    });
    const window = await happyDom.setup(global, options);
    hooks.deregister();
    return window;
  },
} satisfies Environment;
