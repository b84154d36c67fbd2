import { parseSync, type ESTree } from 'vite';

/** What screen readers, empty fields and pictures say. */
const SAYING = new Set('aria-label aria-description placeholder title alt label hint'.split(' '));

/** The same in every language: names, units, and how a code or an address looks. */
const NAMES = new Set(['km', 'MB', 'WhatsApp', 'xxxxx-xxxxx', 'https://www.youtube.com/watch?v=…']);

/** Texts with letters that a component says by itself, in the order in which they stand. */
export function saidTexts(file: string, source: string): string[] {
  const { program, errors } = parseSync(file, source, { lang: 'tsx' });
  if (errors.length > 0) throw new Error(`${file}: ${errors[0]!.message}`);
  return nodesIn(program, isInOneLanguage)
    .flatMap(textsOf)
    .map((text) => text.replace(/&\w+;/g, ' ').trim())
    .filter((text) => /\p{L}/u.test(text) && !NAMES.has(text) && !text.startsWith('https://'));
}

/** Whole sentences that are said by something else than a component, but for what only an operator reads. */
export function sentencesIn(file: string, source: string): string[] {
  const { program } = parseSync(file, source, { lang: 'tsx' });
  return nodesIn(program, isForOperators)
    .flatMap((node) => (node.type === 'TemplateLiteral' || node.type === 'Literal' ? [node] : []))
    .map((node) => wordsOf(node).join('…'))
    .filter((text) => /^[\p{Lu}…][^<>]* [^<>]*\p{L}[.!?]$/u.test(text));
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

type IsLeftOut = (node: Node) => boolean;

/** `<p lang="es">`: said in that language to whoever reads another. */
const isInOneLanguage: IsLeftOut = (node) =>
  node.type === 'JSXElement' &&
  node.openingElement.attributes.some(
    (each) =>
      each.type === 'JSXAttribute' && each.name.name === 'lang' && each.value?.type === 'Literal',
  );

/** Failures of the program, and what it writes to a console. */
const isForOperators: IsLeftOut = (node) =>
  node.type === 'NewExpression'
    ? node.callee.type === 'Identifier' && /^(Type)?Error$|Failed$/.test(node.callee.name)
    : node.type === 'CallExpression' &&
      node.callee.type === 'MemberExpression' &&
      node.callee.object.type === 'Identifier' &&
      node.callee.object.name === 'console';

function nodesIn(value: unknown, isLeftOut: IsLeftOut): Node[] {
  if (Array.isArray(value)) return value.flatMap((each) => nodesIn(each, isLeftOut));
  if (value === null || typeof value !== 'object') return [];
  if ('type' in value && isLeftOut(value as Node)) return [];
  const within = Object.values(value).flatMap((each) => nodesIn(each, isLeftOut));
  return 'type' in value ? [value as Node, ...within] : within;
}
