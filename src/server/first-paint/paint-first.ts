import type { BuiltFiles } from '#platform/built-files.server.ts';
import { addressIn, LANGUAGES } from '#platform/language.ts';
import { BELOW_FOLD_STYLES, LATE_TYPE, startLateScript } from './start-late.ts';
import { readStylesheet, usedStyles, type Stylesheet } from './used-styles.ts';

const PRELOAD = /<link rel="modulepreload" href="([^"]*)"[^>]*>/g;
const STYLESHEET = /<link(?: nonce="[^"]*")? rel="stylesheet" href="([^"]*)"[^>]*>/g;
const STARTER = ' type="module" async="">';
const CLASSES = ' class="';

const inAnyLanguage = (path: string) => LANGUAGES.map((language) => addressIn(language, path));
const LEFT_ALONE = [...inAnyLanguage('/logout'), ...inAnyLanguage('/admin*'), '/*.vcf*'];

/** Pages that a pointer rests on are fetched ahead, until React does so itself. Signing out is no such page. */
const PREFETCH = JSON.stringify({
  prefetch: [
    {
      where: {
        and: [{ href_matches: '/*' }, { not: { href_matches: LEFT_ALONE } }],
      },
      eagerness: 'moderate',
    },
  ],
});

/**
 * Makes finished pages paint before anything else is fetched for them: their styles come along, their scripts later. Pages
 * and stylesheets are read with a letter for each byte, which is how they are sent: all that is looked for is ASCII, and
 * one “ would make every letter of a page wide.
 */
export function createPaintFirst(files: BuiltFiles): (page: Buffer, nonce: string) => Buffer {
  const stylesheets = new Map<string, Stylesheet>();
  const chosen = new Map<string, string>();
  const read = (url: string) => {
    const file = files.list.get(url.replace('#', ''));
    return file ? Buffer.from(files.read(file.identity)).toString('latin1') : '';
  };
  /** Of several as if they were one. */
  const stylesheetAt = (urls: string): Stylesheet =>
    remember(stylesheets, urls, () => readStylesheet(urls.split(' ').map(read).join('')));
  /** Most pages have on them what another had; choosing takes longer than looking what that is. */
  const stylesFor = (urls: string, html: string): string => {
    const page = madeOf(html);
    const parts = [urls, [...page.elements].sort().join(' '), ...[...page.lists].sort()];
    return remember(chosen, parts.join('"'), () => usedStyles(stylesheetAt(urls), namesOf(page)));
  };

  return (page, nonce) => {
    const html = page.toString('latin1');
    const headEnd = html.indexOf('</head>');
    const bodyEnd = html.lastIndexOf('</body>');
    const starter = html.lastIndexOf(STARTER, bodyEnd);
    if (starter < 0) return page;
    const head = html.slice(0, headEnd);
    const scripts = Array.from(head.matchAll(PRELOAD), ([, href]) => href);
    const urls = Array.from(head.matchAll(STYLESHEET), ([, href]) => href);
    const used = stylesFor(urls.join(' '), html);
    const tag = (name: string, attribute: string, text: string) =>
      `<${name} nonce="${nonce}"${attribute}>${text}</${name}>`;
    // Before the stylesheets: once they are there, all is as they say, on whichever page a link leads to.
    let own = tag('style', '', used) + tag('style', ' data-below-fold-styles', BELOW_FOLD_STYLES);
    const laterWithOwnBefore = (_link: string, href: string) => {
      const later = `${own}<link rel="stylesheet" data-href="${href}"/><noscript><link rel="stylesheet" href="${href}"/></noscript>`;
      own = '';
      return later;
    };
    const asBytes = (text: string) => Buffer.from(text, 'latin1');
    return Buffer.concat([
      asBytes(head.replace(PRELOAD, '').replace(STYLESHEET, laterWithOwnBefore)),
      asBytes(tag('script', ' type="speculationrules"', PREFETCH)),
      page.subarray(headEnd, starter),
      asBytes(` type="${LATE_TYPE}" data-files="${scripts.join(' ')}">`),
      page.subarray(starter + STARTER.length, bodyEnd),
      asBytes(tag('script', '', startLateScript)),
      page.subarray(bodyEnd),
    ]);
  };
}

const MOST_REMEMBERED = 100;

function remember<Value>(known: Map<string, Value>, key: string, make: () => Value): Value {
  const before = known.get(key);
  if (before !== undefined) return before;
  if (known.size >= MOST_REMEMBERED) known.clear();
  const made = make();
  known.set(key, made);
  return made;
}

interface MadeOf {
  elements: Set<string>;
  /** The texts of its `class` attributes. */
  lists: Set<string>;
}

/** Patterns that go through all of a page would take longer than making it took. */
function madeOf(html: string): MadeOf {
  const elements = new Set<string>();
  for (let at = html.indexOf('<'); at >= 0; at = html.indexOf('<', at + 1)) {
    let end = at + 1;
    while (isNameLetter(html.charCodeAt(end))) end++;
    if (end > at + 1) elements.add(html.slice(at + 1, end));
  }
  const lists = new Set<string>();
  const [, ...parts] = html.split(CLASSES);
  for (const part of parts) lists.add(part.slice(0, part.indexOf('"')));
  return { elements, lists };
}

/** The elements and `.classes` of a page. */
function namesOf({ elements, lists }: MadeOf): Set<string> {
  const classes = Array.from(lists, (list) => unescaped(list).split(' '));
  return new Set([...elements, ...classes.flat().map((name) => `.${name}`)]);
}

const isNameLetter = (code: number) => (code >= 97 && code <= 122) || (code >= 48 && code <= 57);

function unescaped(text: string): string {
  if (!text.includes('&')) return text;
  const plain = text.replaceAll('&gt;', '>').replaceAll('&lt;', '<').replaceAll('&quot;', '"');
  return plain.replaceAll('&#x27;', "'").replaceAll('&amp;', '&');
}
