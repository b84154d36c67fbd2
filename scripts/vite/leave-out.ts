import { parseSync, Visitor, type ESTree, type Plugin } from 'vite';
import { LEFT_OUT_OF_REACT } from './left-out-of-react.ts';
import { LEFT_OUT_OF_ROUTER } from './left-out-of-router.ts';
import type { LeftOut } from './left-out.ts';

/** What no page of ours uses; `tests/left-out.test.ts` looks after that. The server has all of it. */
const LEFT_OUT = [...LEFT_OUT_OF_REACT, ...LEFT_OUT_OF_ROUTER];

/** Writes what the browser gets of React and its router without the parts that no page of ours uses. */
export const leaveOut: Plugin = {
  name: 'leave-out',
  apply: 'build',
  applyToEnvironment: ({ name }) => name === 'client',
  transform: {
    filter: { id: /node_modules\/(react|react-dom|react-router)\// },
    handler(code, id) {
      const left = LEFT_OUT.find(({ file }) => id.endsWith(file)) ?? { file: id };
      const { shorter, missing } = without(left, code);
      if (missing.length > 0) this.error(`${id} has no ${missing.join(', ')} any more.`);
      return shorter;
    },
  },
};

interface Edit {
  start: number;
  end: number;
  text: string;
}

/** `missing` are the names that were to be left out and are not there. */
function without(left: LeftOut, code: string) {
  const { functions = {}, assigned = [], instead = {}, tags = [] } = left;
  const missing = new Set(
    [functions, instead].flatMap(Object.keys).concat(assigned, tags.map(String)),
  );
  const edits: Edit[] = [];
  const edit = (name: string, { start, end }: ESTree.Span, text: string) => {
    missing.delete(name);
    edits.push({ start, end, text });
  };
  const tagOf = (node: ESTree.Node | null) =>
    tags.map(String).find((tag) => node?.type === 'Literal' && node.raw === tag);
  new Visitor({
    FunctionDeclaration({ id, body }) {
      const other = id && functions[id.name];
      if (other && body) edit(id.name, body, other);
    },
    ExpressionStatement(statement) {
      const name = assigned.find((start) => code.startsWith(`${start} = `, statement.start));
      if (name) edit(name, statement, '');
    },
    // Why something that cannot be would be wrong is told to whoever writes pages, while they do.
    CallExpression({ callee, arguments: [, message] }) {
      const isInvariant = callee.type === 'Identifier' && /^(UNSAFE_)?invariant$/.test(callee.name);
      if (isInvariant && message) edit('', message, '');
    },
    BinaryExpression(node) {
      const tag = isTag(node.right) && tagOf(node.left);
      if (tag) edit(tag, node, String(node.operator === '!=='));
    },
    SwitchStatement({ discriminant, cases }) {
      for (const branch of isTag(discriminant) ? cases : []) {
        const tag = tagOf(branch.test);
        // What stands below the label is out of reach then; the first has nothing above it to stay with.
        const end = branch === cases[0] ? branch.end : (branch.consequent[0]?.start ?? branch.end);
        if (tag) edit(tag, { start: branch.start, end }, '');
      }
    },
  }).visit(parseSync('a.js', code).program);
  let shorter = applied(edits, code);
  for (const [from, to] of Object.entries(instead)) {
    if (shorter.includes(from)) missing.delete(from);
    shorter = shorter.replaceAll(from, () => to);
  }
  return { shorter, missing: Array.from(missing) };
}

const isTag = (node: ESTree.Node): boolean =>
  node.type === 'MemberExpression'
    ? isTag(node.property)
    : node.type === 'Identifier' && node.name === 'tag';

/** An edit within another is lost with what it stood in. */
function applied(edits: Edit[], code: string): string {
  let shorter = '';
  let at = 0;
  for (const { start, end, text } of edits.toSorted((one, other) => one.start - other.start)) {
    if (start < at) continue;
    shorter += code.slice(at, start) + text;
    at = end;
  }
  return shorter + code.slice(at);
}
