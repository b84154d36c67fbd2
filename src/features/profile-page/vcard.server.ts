import { profile as messages } from '#messages';
import { COUNTRY } from '#platform/pack.ts';
import { oneLine } from '#platform/plain-text.rules.ts';
import type { ProviderKind } from '#platform/provider-kind.rules.ts';

interface Contact {
  kind: ProviderKind;
  name: string;
  /** Family name first, for those who have one. */
  familyName?: string | undefined;
  givenName?: string | undefined;
  headline: string;
  phone: string | null;
  email: string | null;
  address: string;
  location: string;
  url: string;
  siteName: string;
}

const LINE_BYTES = 75;

/** A contact for a phone's address book: vCard 3.0, the version that all of them read. */
export function buildVcard(contact: Contact): string {
  const { kind, name, headline, phone, email, url, siteName } = contact;
  const person = [contact.familyName ?? '', contact.givenName ?? name, '', '', ''];
  const postal = ['', '', contact.address, contact.location, '', '', COUNTRY.name];
  const lines = [
    'BEGIN:VCARD',
    'VERSION:3.0',
    `N:${kind === 'specialist' ? person.map(escape).join(';') : ';;;;'}`,
    `FN:${escape(name)}`,
    kind === 'business' && `ORG:${escape(name)}`,
    // Apple shows the organisation as the card's name when asked to.
    kind === 'business' && 'X-ABShowAs:COMPANY',
    headline && `TITLE:${escape(headline)}`,
    phone && `TEL;TYPE=WORK,VOICE:${phone}`,
    email && `EMAIL;TYPE=INTERNET,WORK:${escape(email)}`,
    `ADR;TYPE=WORK:${postal.map(escape).join(';')}`,
    `URL:${url}`,
    `NOTE:${escape(messages.foundOn(siteName))}`,
    'END:VCARD',
  ];
  return lines
    .filter((line) => typeof line === 'string' && line !== '')
    .map((line) => `${fold(line as string)}\r\n`)
    .join('');
}

function escape(text: string): string {
  return oneLine(text).replace(/[\\,;]/g, '\\$&');
}

/** Long lines go on after a break and a space; a letter of several bytes is never cut. */
function fold(line: string): string {
  let folded = '';
  let bytes = 0;
  for (const letter of line) {
    const size = new TextEncoder().encode(letter).length;
    if (bytes + size > LINE_BYTES) {
      folded += '\r\n ';
      bytes = 1;
    }
    folded += letter;
    bytes += size;
  }
  return folded;
}
