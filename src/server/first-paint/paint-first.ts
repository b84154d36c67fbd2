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

/** A page with marks in the places of its parts, and these. */
type PaintFirst = (page: Buffer, parts: readonly Buffer[], nonce: string) => Buffer;

/**
 * Makes finished pages paint before anything else is fetched for them: their styles come along, their scripts later. Pages
 * and stylesheets are read with a letter for each byte, which is how they are sent: all that is looked for is ASCII, and
 * one “ would make every letter of a page wide.
 */
export function createPaintFirst(files: BuiltFiles): PaintFirst {
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
  const stylesFor = (urls: string, found: Set<number>): string => {
    const key = `${urls} ${Uint32Array.from(found).sort().join()}`;
    return remember(chosen, key, () => flat(usedStyles(stylesheetAt(urls), namesOf(found))));
  };

  return (page, parts, nonce) => {
    const html = page.toString('latin1');
    const headEnd = html.indexOf('</head>');
    const bodyEnd = html.lastIndexOf('</body>');
    const starter = html.lastIndexOf(STARTER, bodyEnd);
    if (starter < 0) return page;
    const head = html.slice(0, headEnd);
    const scripts = Array.from(head.matchAll(PRELOAD), ([, href]) => href);
    const urls = Array.from(head.matchAll(STYLESHEET), ([, href]) => href);
    const used = stylesFor(urls.join(' '), madeOf(html, parts));
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

/** In one piece: a text that was put together is put together again whenever it is used. */
const flat = (text: string): string => Buffer.from(text, 'latin1').toString('latin1');

const MOST_REMEMBERED = 100;

function remember<Value>(known: Map<string, Value>, key: string, make: () => Value): Value {
  const before = known.get(key);
  if (before !== undefined) return before;
  if (known.size >= MOST_REMEMBERED) known.clear();
  const made = make();
  known.set(key, made);
  return made;
}

/** Elements, and with a dot before them the texts of `class` attributes: as many as the code writes. */
const names: string[] = [];
const numbers = new Map<string, number>();

function numberOf(name: string): number {
  const number = numbers.get(name) ?? names.push(name) - 1;
  numbers.set(name, number);
  return number;
}

const ofParts = new WeakMap<Buffer, Set<number>>();

/** The numbers of what is on a page and its parts. */
function madeOf(html: string, parts: readonly Buffer[]): Set<number> {
  const all = namesOn(html);
  for (const part of parts) {
    const known = ofParts.get(part) ?? namesOn(part.toString('latin1'));
    ofParts.set(part, known);
    for (const number of known) all.add(number);
  }
  return all;
}

/** Patterns that go through all of a page would take longer than making it took. */
function namesOn(html: string): Set<number> {
  const found = new Set<number>();
  for (let at = html.indexOf('<'); at >= 0; at = html.indexOf('<', at + 1)) {
    let end = at + 1;
    while (isNameLetter(html.charCodeAt(end))) end++;
    if (end > at + 1) found.add(numberOf(html.slice(at + 1, end)));
  }
  const [, ...pieces] = html.split(CLASSES);
  for (const piece of pieces) found.add(numberOf(`.${piece.slice(0, piece.indexOf('"'))}`));
  return found;
}

/** Elements, and each class by itself. */
function namesOf(found: Set<number>): Set<string> {
  const each = Array.from(found, (number) => {
    const name = names[number]!;
    return name.startsWith('.')
      ? unescaped(name.slice(1))
          .split(' ')
          .map((one) => `.${one}`)
      : name;
  });
  return new Set(each.flat());
}

const isNameLetter = (code: number) => (code >= 97 && code <= 122) || (code >= 48 && code <= 57);

function unescaped(text: string): string {
  if (!text.includes('&')) return text;
  const plain = text.replaceAll('&gt;', '>').replaceAll('&lt;', '<').replaceAll('&quot;', '"');
  return plain.replaceAll('&#x27;', "'").replaceAll('&amp;', '&');
}
