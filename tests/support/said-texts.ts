import { parseSync, type ESTree } from 'vite';

/** What screen readers, empty fields and pictures say. */
const SAYING = new Set('aria-label aria-description placeholder title alt label hint'.split(' '));

/** The same in every language: names, units, and how a code or an address looks. */
const NAMES = new Set(['km', 'MB', 'WhatsApp', 'xxxxx-xxxxx', 'https://www.youtube.com/watch?v=…']);

/** Texts with letters that a component says by itself, in the order in which they stand. */
export function saidTexts(file: string, source: string): string[] {
  const { program, errors } = parseSync(file, source, { lang: 'tsx' });
  if (errors.length > 0) throw new Error(`${file}: ${errors[0]!.message}`);
  return nodesIn(program)
    .flatMap(textsOf)
    .map((text) => text.replace(/&\w+;/g, ' ').trim())
    .filter((text) => /\p{L}/u.test(text) && !NAMES.has(text));
}

type Node = ESTree.Node;

function textsOf(node: Node): string[] {
  if (node.type === 'JSXText') return [node.value];
  if (node.type === 'JSXElement' || node.type === 'JSXFragment')
    return node.children.flatMap((child) =>
      child.type === 'JSXExpressionContainer' ? wordsOf(child.expression) : [],
    );
  if (node.type !== 'JSXAttribute' || !node.value) return [];
  const isSaid = node.name.type === 'JSXIdentifier' && SAYING.has(node.name.name);
  if (!isSaid) return [];
  return wordsOf(node.value.type === 'JSXExpressionContainer' ? node.value.expression : node.value);
}

/** What an expression may come out as, where that stands in it in so many words. */
function wordsOf(node: Node): string[] {
  if (node.type === 'Literal') return typeof node.value === 'string' ? [node.value] : [];
  if (node.type === 'TemplateLiteral') return node.quasis.map(({ value }) => value.cooked ?? '');
  if (node.type === 'ConditionalExpression')
    return [...wordsOf(node.consequent), ...wordsOf(node.alternate)];
  return node.type === 'LogicalExpression' ? [...wordsOf(node.left), ...wordsOf(node.right)] : [];
}

function nodesIn(value: unknown): Node[] {
  if (Array.isArray(value)) return value.flatMap(nodesIn);
  if (value === null || typeof value !== 'object') return [];
  const within = Object.values(value).flatMap(nodesIn);
  return 'type' in value ? [value as Node, ...within] : within;
}
