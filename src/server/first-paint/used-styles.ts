interface Selector {
  text: string;
  /** Classes (`.card`) and elements (`table`) that must all be on the page for it to match. */
  needs: string[];
}

/** Only for those who ask for it by name: `@keyframes`, `@property`. */
interface NamedRule {
  name: string;
  text: string;
}

interface StyleRule {
  selectors: Selector[];
  body: string;
  /** What its body names. */
  wants: NamedRule[];
}

type Rule =
  | StyleRule
  /** Holds other rules: `@media`, `@layer`, `@supports`. */
  | { group: string; rules: Rule[] }
  | NamedRule
  | { text: string };

/** A stylesheet in pieces, of which `usedStyles` takes those that a page uses. */
export interface Stylesheet {
  rules: Rule[];
  named: NamedRule[];
}

/** What the first sight of a page does without; the first is for browsers that we do not build for. */
const NOT_AT_FIRST = new Set(['@layer properties', '@media print', '@media (hover:hover)']);
/** Nor does it need the parts of inputs for days and numbers, of which there are none on most pages. */
const PARTS_NOT_AT_FIRST = /::-webkit-(?:date|calendar|inner-spin|outer-spin)/;

/** Who asks for what is found out here, once: a page is made in less time than it takes. */
export function readStylesheet(css: string): Stylesheet {
  const rules = readRules(css);
  const all = withInner(rules);
  const named = all.filter((rule) => 'name' in rule);
  for (const rule of all)
    if ('body' in rule) rule.wants = named.filter(({ name }) => rule.body.includes(name));
  return { rules, named };
}

const withInner = (rules: Rule[]): Rule[] =>
  rules.flatMap((rule) => ('group' in rule ? withInner(rule.rules) : [rule]));

/** Reads what our build writes: no comments, no nested rules, no braces within strings. */
function readRules(css: string): Rule[] {
  const rules: Rule[] = [];
  for (let at = 0; at < css.length;) {
    const end = css.slice(at).search(/[;{]/) + at;
    if (end < at) break;
    const head = css.slice(at, end).trim();
    if (css[end] === ';') {
      rules.push({ text: `${head};` });
      at = end + 1;
      continue;
    }
    const close = closingBrace(css, end);
    rules.push(readRule(head, css.slice(end + 1, close)));
    at = close + 1;
  }
  return rules;
}

function closingBrace(css: string, open: number): number {
  let depth = 0;
  for (let at = open; at < css.length; at++) {
    if (css[at] === '{') depth++;
    else if (css[at] === '}' && --depth === 0) return at;
  }
  throw new Error('The stylesheet ends within a rule.');
}

function readRule(head: string, body: string): Rule {
  if (!head.startsWith('@')) return { selectors: readSelectors(head), body, wants: [] };
  const [kind, name = ''] = head.split(/\s+/);
  if (kind === '@keyframes' || kind === '@property') return { name, text: `${head}{${body}}` };
  if (/^@(media|layer|supports|container)/.test(head)) {
    return { group: head, rules: NOT_AT_FIRST.has(head) ? [] : readRules(body) };
  }
  return { text: `${head}{${body}}` };
}

/** What stands in parentheses or brackets may as well not be on the page: `:not(.a)`, `:is(.a, .b)`; but for `:has(.a)`. */
function readSelectors(list: string): Selector[] {
  const selectors: Selector[] = [];
  /** Of each that is open, whether it says what is on the page. */
  const open: boolean[] = [];
  let text = '';
  let sure = '';
  for (const [letter] of list.matchAll(/\\.|[^]/g)) {
    if (letter === ',' && open.length === 0) {
      selectors.push({ text, needs: namesIn(sure) });
      text = sure = '';
      continue;
    }
    if (letter === '(' || letter === '[') open.push(letter === '(' && sure.endsWith(':has'));
    if (letter === ',' && open.every(Boolean)) {
      open.fill(false);
      sure = sure.slice(0, sure.lastIndexOf(':has'));
    }
    if (open.every(Boolean)) sure += letter;
    if (letter === ')' || letter === ']') open.pop();
    text += letter;
  }
  selectors.push({ text, needs: namesIn(sure) });
  return selectors.filter((selector) => !PARTS_NOT_AT_FIRST.test(selector.text));
}

function namesIn(selector: string): string[] {
  const names = selector.matchAll(/\.(?:\\.|[\w-])+|(?<![\w.:\\-])[a-z][a-z\d]*/g);
  return Array.from(names, ([name]) => name.replaceAll('\\', ''));
}

/** The styles of a page with these elements and `.classes`, in their order. */
export function usedStyles({ rules, named }: Stylesheet, page: ReadonlySet<string>): string {
  const wanted = new Set<NamedRule>();
  const used = write(rules, page, wanted);
  const ofThese = named.filter((rule) => wanted.has(rule)).map(({ text }) => text);
  return withAskedValues(used + ofThese.join(''));
}

/** Without values that nothing asks for by their names; what asks may be such a value itself. */
function withAskedValues(css: string): string {
  const asked = new Set(Array.from(css.matchAll(/var\((--[\w-]+)/g), ([, name]) => name));
  const left = css.replace(/(?<=[{;])(--[\w-]+):[^;}]*;?/g, (declaration, name: string) =>
    asked.has(name) ? declaration : '',
  );
  return left === css ? css : withAskedValues(left);
}

function write(rules: Rule[], page: ReadonlySet<string>, wanted: Set<NamedRule>): string {
  let css = '';
  for (const rule of rules) {
    if ('group' in rule) {
      const inner = write(rule.rules, page, wanted);
      if (inner) css += `${rule.group}{${inner}}`;
    } else if ('selectors' in rule) {
      const matching = rule.selectors.filter(({ needs }) => needs.every((name) => page.has(name)));
      if (matching.length === 0) continue;
      css += `${matching.map(({ text }) => text).join(',')}{${rule.body}}`;
      for (const each of rule.wants) wanted.add(each);
    } else if (!('name' in rule)) {
      css += rule.text;
    }
  }
  return css;
}
