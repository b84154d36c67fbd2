import type { Plugin } from 'vite';

const FALLBACK = /@layer properties\{@supports [^{]*\{[^{}]*\{[^{}]*\}\}\}/;

/** Tailwind says each of its variables twice, for browsers that do not know `@property`: all of ours do (`cssTarget`). */
export const withoutFallbacks: Plugin = {
  name: 'without-fallbacks',
  apply: 'build',
  generateBundle(_options, bundle) {
    for (const asset of Object.values(bundle)) {
      if (asset.type !== 'asset' || !asset.fileName.endsWith('.css')) continue;
      const styles = String(asset.source).replace(FALLBACK, '');
      if (styles.includes('@layer properties{'))
        this.error(`${asset.fileName} has its fallbacks in another form now.`);
      asset.source = styles;
    }
  },
};
