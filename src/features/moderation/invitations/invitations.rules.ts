import { isEmail, LOGIN_EMAIL_MAX, mailboxOf } from '#features/accounts/email.rules.ts';
import { oneLine } from '#platform/plain-text.rules.ts';
import { staffInvitations as words } from '#messages';
import { BUSINESS_CATEGORIES, SPECIALIST_CATEGORIES } from '#features/profiles/categories.rules.ts';
import { categoryName } from '#platform/names.rules.ts';
import type { ProviderKind } from '#platform/provider-kind.rules.ts';

export const INVITED_MAX = 500;
/** Room for five hundred long names with long addresses, in one field. */
export const LIST_MAX = 40_000;
const NAME_MAX = 60;
export const NOTE_MAX = 100;

export interface Invited {
  email: string;
  mailbox: string;
  name: string | null;
}

export interface InvitedList {
  people: Invited[];
  /** Addresses that stood in it before. */
  repeated: string[];
  /** Lines without an address, as people count them. */
  wrong: number[];
}

/** One person a line: an address alone, `name, address` in either order, or as mail programs copy it: `"Name" <address>`. */
export function readInvitedList(text: string): InvitedList {
  const list: InvitedList = { people: [], repeated: [], wrong: [] };
  const seen = new Set<string>();
  for (const [index, line] of text.split('\n').entries()) {
    if (!oneLine(line)) continue;
    const person = readLine(line);
    if (!person) list.wrong.push(index + 1);
    else if (seen.has(person.mailbox)) list.repeated.push(person.email);
    else list.people.push(person);
    if (person) seen.add(person.mailbox);
  }
  return list;
}

function readLine(line: string): Invited | null {
  const parts = line
    .split(/[,;\t<>"]/)
    .map(oneLine)
    .filter(Boolean);
  const emails = parts.filter((part) => isEmail(part.replace(/^mailto:/i, '')));
  // Two addresses in a line: nobody knows whose the name is.
  if (emails.length !== 1) return null;
  const email = emails[0]!.replace(/^mailto:/i, '');
  if (email.length > LOGIN_EMAIL_MAX) return null;
  const name = parts
    .filter((part) => part !== emails[0])
    .join(' ')
    .slice(0, NAME_MAX)
    .trim();
  return { email, mailbox: mailboxOf(email), name: name || null };
}

interface ForWhom {
  kind: ProviderKind | null;
  category: string | null;
}

const CATEGORIES: Record<ProviderKind, readonly string[]> = {
  specialist: SPECIALIST_CATEGORIES,
  business: BUSINESS_CATEGORIES,
};

/** Whom an invitation can be for: everybody, those of a kind, those of a category. */
export const FOR_WHOM: ReadonlyMap<string, ForWhom> = new Map<string, ForWhom>([
  ['', { kind: null, category: null }],
  ...(['specialist', 'business'] as const).flatMap((kind): [string, ForWhom][] => [
    [kind, { kind, category: null }],
    ...CATEGORIES[kind].map((category): [string, ForWhom] => [
      `${kind}:${category}`,
      { kind, category },
    ]),
  ]),
]);

export function sayForWhom({ kind, category }: ForWhom): string {
  if (!kind) return words.anybody;
  return category ? words.ofCategory[kind](categoryName(category)) : words.ofKind[kind];
}
