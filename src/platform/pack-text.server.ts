import { lexer, type Token, type Tokens } from 'marked';
import { languageNow } from './language.ts';
import type { PackText, TextBlock, TextLine, TextPart, TextPiece } from './pack-text.ts';
import { hasPackFile, readPackFile } from './pack.server.ts';

/** What a text may name: `{codeMinutes}` shows a limit or setting, `{if anyEmail}` keeps a paragraph or leaves it out. */
export type TextValues = Readonly<Record<string, string | number | boolean>>;

const UPDATED = /^---\nupdated: (\d{4}-\d\d-\d\d) \((.+)\)\n---\n/;

/** For example `faq.md` in the language that is spoken, or in English; docs/packs.md says how they are written. */
export function readText(name: string, values: TextValues): PackText {
  const spoken = `texts/${languageNow()}/${name}`;
  if (hasPackFile(spoken)) return parseText(readPackFile(spoken), values);
  return { ...parseText(readPackFile(`texts/en/${name}`), values), lang: 'en' };
}

/** Refuses what it does not know, so that a mistake in a translation fails its test and shows on no page. */
export function parseText(source: string, values: TextValues): PackText {
  const [front = '', date = '', words = ''] = UPDATED.exec(source) ?? [];
  const open: TextPart[] = [];
  for (const token of lexer(paragraphsThatHold(source.slice(front.length), values))) {
    if (token.type === 'heading') {
      const part = startPart(token.text, values);
      open.length = Math.min(open.length, token.depth - 1);
      open.at(-1)?.parts.push(part);
      open.push(part);
    } else if (token.type !== 'space') {
      const block = readBlock(token, values);
      open.at(-1)!.blocks.push(block);
    }
  }
  return { ...open[0]!, updated: { date, words } };
}

function paragraphsThatHold(source: string, values: TextValues): string {
  const paragraphs = source.split('\n\n').flatMap((paragraph) => {
    const [mark = '', not, name] = /^\{if (not )?(\w+)\} /.exec(paragraph) ?? [];
    const holds = !name || valueOf(name, values, 'boolean') === !not;
    return holds ? paragraph.slice(mark.length) : [];
  });
  return paragraphs.join('\n\n');
}

function startPart(heading: string, values: TextValues): TextPart {
  const [mark = '', id = ''] = / \{#([a-z-]+)\}$/.exec(heading) ?? [];
  const title = fill(heading.slice(0, heading.length - mark.length), values);
  return { title, id, blocks: [], parts: [] };
}

function readBlock(token: Token, values: TextValues): TextBlock {
  if (token.type === 'paragraph')
    return { kind: 'paragraph', line: readLine(token.tokens, values) };
  if (token.type !== 'list' || token.ordered) throw unknown(token);
  const lines = (token as Tokens.List).items.map(({ tokens: [text, ...others] }) => {
    if (others[0]) throw unknown(others[0]);
    return readLine((text as Tokens.Text).tokens, values);
  });
  const entries = lines.flatMap(readDefinition);
  return entries.length === lines.length
    ? { kind: 'definitions', entries }
    : { kind: 'list', lines };
}

/** `**Service**: The website.` */
function readDefinition([term, colon, ...rest]: TextLine) {
  const isBold = typeof term === 'object' && 'as' in term && term.as === 'strong';
  return isBold && typeof colon === 'string'
    ? [{ term: term.text, meaning: [colon.replace(/^: /, ''), ...rest] }]
    : [];
}

const readLine = (tokens: Token[] | undefined, values: TextValues): TextLine =>
  (tokens ?? []).map((token) => readPiece(token, values));

function readPiece(token: Tokens.Generic, values: TextValues): TextPiece {
  const text = fill(String(token.text), values);
  switch (token.type) {
    case 'text':
    case 'escape':
      return text;
    case 'strong':
      return { text, as: 'strong' };
    case 'codespan':
      return { text, as: 'code' };
    case 'link':
      return { text, to: fill(String(token.href), values) };
    default:
      throw unknown(token);
  }
}

const fill = (text: string, values: TextValues): string =>
  text.replace(/\{([^{}]*)\}/g, (_, name: string) => String(valueOf(name, values)));

function valueOf(name: string, values: TextValues, kind?: 'boolean') {
  const value = Object.hasOwn(values, name) ? values[name] : undefined;
  if (value === undefined || (typeof value === 'boolean') !== (kind === 'boolean'))
    throw new Error(`No text knows {${name}} here.`);
  return value;
}

const unknown = ({ type, raw }: Tokens.Generic) =>
  new Error(`No page can show this ${type}: ${raw}`);
