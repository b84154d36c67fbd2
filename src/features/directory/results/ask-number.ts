import type { ContactWay } from '#features/profiles/contact-ways.rules.ts';
import { paths } from '#platform/paths.ts';
import { textIn, type Answer } from '../read-answer.ts';

export interface Contact {
  /** As people write it. */
  number: string;
  /** Calls it, or opens a chat with it. */
  href: string;
}

const PATIENCE_MS = 10_000;
const REACHES = /^(tel:|https:\/\/wa\.me\/)/;

/** The number that a card does not have; it throws where there is none to be had. */
export async function askNumber(id: string, by: ContactWay): Promise<Contact> {
  const response = await fetch(paths.contactNumber, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify({ id, by }),
    signal: AbortSignal.timeout(PATIENCE_MS),
  });
  const answer = (await response.json()) as Answer;
  const contact = { number: textIn(answer, 'number'), href: textIn(answer, 'href') };
  if (!REACHES.test(contact.href)) throw new Error(`No number: ${response.status}`);
  return contact;
}
