import type { Plugin } from 'vite';

/** Asks for what a late script needs at the same time as for itself; its styles are there before it runs. */
const PRELOAD = `
const coming = {};
function bring(file) {
  const href = '/' + file;
  const isStyle = file.endsWith('.css');
  const rel = isStyle ? 'stylesheet' : 'modulepreload';
  if (document.querySelector('link[rel=' + rel + '][href="' + href + '"]')) return coming[file];
  return (coming[file] = new Promise((resolve, reject) => {
    const link = Object.assign(document.createElement('link'), { rel, href, crossOrigin: '', onload: resolve });
    link.onerror = () => {
      link.remove();
      reject(new TypeError(href));
    };
    document.head.append(link);
    if (!isStyle) resolve();
  }));
}
export const __vitePreload = (load, files = []) => Promise.all(files.map(bring)).then(load);
`;

/** Vite's own takes half a kilobyte of every first visit. */
export const shortPreload: Plugin = {
  name: 'short-preload',
  apply: 'build',
  enforce: 'pre',
  load: { filter: { id: /^\0vite\/preload-helper/ }, handler: () => PRELOAD },
};
