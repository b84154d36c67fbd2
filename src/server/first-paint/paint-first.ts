import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { BELOW_FOLD_STYLES, LATE_TYPE, startLateScript } from './start-late.ts';
import { readStylesheet, usedStyles, type Stylesheet } from './used-styles.ts';

const PRELOAD = /<link rel="modulepreload" href="([^"]*)"[^>]*>/g;
const STYLESHEET = /<link(?: nonce="[^"]*")? rel="stylesheet" href="([^"]*)"[^>]*>/g;
const STARTER = /(<script(?: nonce="[^"]*")?) type="module" async="">/;

/** Pages that a pointer rests on are fetched ahead, until React does so itself. Signing out is no such page. */
const PREFETCH = JSON.stringify({
  prefetch: [
    {
      where: {
        and: [{ href_matches: '/*' }, { not: { href_matches: ['/logout', '/admin*', '/*.vcf*'] } }],
      },
      eagerness: 'moderate',
    },
  ],
});

/** Makes finished pages paint before anything else is fetched for them: their styles come along, their scripts later. */
export function createPaintFirst(clientFolder: string): (html: string, nonce: string) => string {
  const stylesheets = new Map<string, Stylesheet>();
  const stylesheetAt = (url: string): Stylesheet => {
    const path = join(clientFolder, url.replace('#', ''));
    if (!stylesheets.has(url)) {
      stylesheets.set(url, existsSync(path) ? readStylesheet(readFileSync(path, 'utf8')) : []);
    }
    return stylesheets.get(url)!;
  };

  return (html, nonce) => {
    const scripts = Array.from(html.matchAll(PRELOAD), ([, href]) => href);
    const styles = Array.from(html.matchAll(STYLESHEET), ([, href]) => stylesheetAt(href!));
    const used = usedStyles(styles.flat(), namesIn(html));
    const tag = (name: string, attribute: string, text: string) =>
      `<${name} nonce="${nonce}"${attribute}>${text}</${name}>`;
    // Before the stylesheets: once they are there, all is as they say, on whichever page a link leads to.
    let own = tag('style', '', used) + tag('style', ' data-below-fold-styles', BELOW_FOLD_STYLES);
    const laterWithOwnBefore = (_link: string, href: string) => {
      const later = `${own}<link rel="stylesheet" data-href="${href}"/><noscript><link rel="stylesheet" href="${href}"/></noscript>`;
      own = '';
      return later;
    };
    return html
      .replace(PRELOAD, '')
      .replace(STYLESHEET, laterWithOwnBefore)
      .replace('</head>', () => `${tag('script', ' type="speculationrules"', PREFETCH)}</head>`)
      .replace(STARTER, `$1 type="${LATE_TYPE}" data-files="${scripts.join(' ')}">`)
      .replace('</body>', () => `${tag('script', '', startLateScript)}</body>`);
  };
}

/** The elements and `.classes` of a page. */
function namesIn(html: string): Set<string> {
  const names = new Set<string>();
  for (const [, element] of html.matchAll(/<([a-z][a-z\d]*)/g)) names.add(element!);
  for (const [, classes] of html.matchAll(/ class="([^"]*)"/g)) {
    for (const name of unescaped(classes!).split(' ')) names.add(`.${name}`);
  }
  return names;
}

function unescaped(text: string): string {
  if (!text.includes('&')) return text;
  const plain = text.replaceAll('&gt;', '>').replaceAll('&lt;', '<').replaceAll('&quot;', '"');
  return plain.replaceAll('&#x27;', "'").replaceAll('&amp;', '&');
}
