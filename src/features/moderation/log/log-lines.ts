export interface LogLine {
  name: string;
  before: string | null;
  after: string | null;
}

type Kept = Record<string, unknown> | null | undefined;

/** What an act changed, thing by thing, in words. What stayed the same is left out. */
export function logLines(before: Kept, after: Kept): LogLine[] {
  const names = [...new Set([...Object.keys(before ?? {}), ...Object.keys(after ?? {})])];
  return names.flatMap((name) => {
    const was = spell(before?.[name]);
    const is = spell(after?.[name]);
    return was === is ? [] : [{ name: spellName(name), before: was, after: is }];
  });
}

/** `profile.approve` as "profile: approve". */
export const spellAction = (action: string): string =>
  action.replace('.', ': ').replaceAll('-', ' ');

/** `reviewReason` as "review reason". */
const spellName = (name: string): string =>
  name
    .replace(/[A-Z]+/g, (letters) => ` ${letters.toLowerCase()}`)
    .replaceAll('_', ' ')
    .trim();

function spell(value: unknown): string | null {
  if (value === null || value === undefined || value === '') return null;
  if (value === true) return 'yes';
  if (value === false) return 'no';
  if (Array.isArray(value)) return value.map(spell).join(', ') || null;
  return typeof value === 'string' ? value : JSON.stringify(value);
}
