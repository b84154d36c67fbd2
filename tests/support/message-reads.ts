import { parseSync } from 'vite';

/** What speaks the language of whoever is answered, by where it is imported from. */
const SPEAKING: Record<string, RegExp> = {
  '#messages': /./,
  '#platform/pack.ts': /^(names|homeTexts|landingTexts|examples)$/,
};

interface Read {
  /** `home.title`; `home.*` where any of the room may be meant. */
  message: string;
  /** When the module is loaded, in nobody's language. */
  isEarly: boolean;
}

/** Which messages a module reads. */
export function messageReads(file: string, source: string): Read[] {
  const { program, errors } = parseSync(file, source);
  if (errors.length > 0) throw new Error(`${file}: ${errors[0]!.message}`);
  const rooms = new Map<string, string>();
  const reads: Read[] = [];
  for (const node of program.body as unknown as Node[])
    if (node.type === 'ImportDeclaration')
      for (const { imported, local } of node.specifiers ?? [])
        if (imported && SPEAKING[node.source!.value]?.test(imported.name))
          rooms.set(local!.name, imported.name);

  const look = (value: unknown, isEarly: boolean): void => {
    if (Array.isArray(value)) return value.forEach((each) => look(each, isEarly));
    if (value === null || typeof value !== 'object') return;
    const node = value as Node;
    if (typeof node.type !== 'string' || node.type === 'ImportDeclaration') return;
    if (node.type === 'MemberExpression' && rooms.has(node.object!.name!)) {
      const key = node.computed ? '*' : node.property!.name;
      reads.push({ message: `${rooms.get(node.object!.name!)}.${key}`, isEarly });
      return look(node.computed ? node.property : null, isEarly);
    }
    // A name of something else that is called like the room.
    if (node.type === 'MemberExpression' && !node.computed) return look(node.object, isEarly);
    if (node.type === 'Property' && !node.computed) return look(node.value, isEarly);
    if (node.type === 'Identifier' && rooms.has(node.name!))
      reads.push({ message: `${rooms.get(node.name!)}.*`, isEarly });
    const within = isEarly && !/Function|^TS/.test(node.type);
    for (const part of Object.values(node)) look(part, within);
  };
  look(program.body, true);
  return reads;
}

/** As much of a node as is looked at here. */
interface Node {
  type: string;
  name?: string;
  computed?: boolean;
  object?: Node;
  property?: Node & { name: string };
  value?: unknown;
  source?: { value: string };
  specifiers?: { imported?: { name: string }; local?: { name: string } }[];
}
