import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import PostalMime from 'postal-mime';
import { LOCATIONS } from '#features/profiles/locations.rules.ts';
import { COUNTRY } from '#platform/pack.ts';
import { fromBase32, hotp, stepAt } from '#features/accounts/second-factor/totp.server.ts';
import { businessEntry, specialistEntry } from '../signup-entries.ts';
import { newVisitor, until, type Fields, type Visitor } from './visitor.ts';

/** A server under test, and the folder where each of its mails becomes a file. */
export interface Site {
  url: string;
  mailbox: string;
}

/** Without MAIL_URL, mails go to the outbox. */
export const siteOf = (url: string, dataDir: string): Site => ({
  url,
  mailbox: join(dataDir, 'outbox'),
});

export type Kind = 'specialist' | 'business';

export const STAFF = { email: 'staff@kanek.example', password: 'Jabiru-stork-2025' };

let people = 0;

/** Somebody whom the directory does not know. */
export function newEntry(kind: Kind): Fields & { email: string } {
  people += 1;
  const tail = String(people).padStart(4, '0');
  const location = LOCATIONS[0];
  const email = `person${tail}@gmail.com`;
  return kind === 'specialist'
    ? {
        ...specialistEntry,
        email,
        location,
        phone: newPhone(COUNTRY.phone.example[0]!),
        workEmail: `w${tail}.without.any.space@work.example`,
      }
    : {
        ...businessEntry,
        email,
        location,
        businessPhone: newPhone('2'),
        businessName: `Howler Ridge ${tail}`,
        workEmail: `b${tail}.without.any.space@work.example`,
      };
}

/** As `699-0001`: the demo's people have the lower numbers. */
const newPhone = (beginning: string) =>
  `${beginning}99${String(people).padStart(COUNTRY.phone.digits - 3, '0')}`;

/** Proves an email in the visitor's browser, with the code from the mail. */
export async function prove(site: Site, visitor: Visitor, email: string): Promise<void> {
  await expectOk(await visitor.postJson('/api/verify/send_code.php', { email }));
  const code = await codeFor(site, email);
  await expectOk(await visitor.postJson('/api/verify/verify_code.php', { code, email }));
}

export async function signUp(site: Site, kind: Kind, entry = newEntry(kind)): Promise<Visitor> {
  const visitor = newVisitor(site.url);
  await prove(site, visitor, entry.email);
  const path = `/api/verify/db_insert${kind === 'specialist' ? 1 : 2}.php`;
  await expectOk(await visitor.postMultipart(path, entry));
  return visitor;
}

/** Signs staff in for the first time, second factor and all. */
export async function signInStaff(site: Site): Promise<Visitor> {
  const staff = newVisitor(site.url);
  await staff.postForm('/login', STAFF);
  const setup = await (await staff.postForm('/admin/security', { intent: 'start' })).text();
  const sealed = /name="sealed" value="([^"]+)"/.exec(setup)![1]!;
  const key = /<code[^>]*>([A-Z2-7 ]+)<\/code>/.exec(setup)![1]!.replaceAll(' ', '');
  const code = hotp(fromBase32(key), stepAt(new Date()));
  await expectOk(await staff.postForm('/admin/security', { intent: 'confirm', sealed, code }));
  return staff;
}

/** The code in the newest mail to an address. */
export async function codeFor(site: Site, email: string): Promise<string> {
  return until(`a code for ${email}`, async () => {
    const { mailbox } = site;
    const files = (await readdir(mailbox).catch(() => [] as string[]))
      .filter((file) => file.endsWith(`-${email}.eml`))
      .sort();
    const newest = files.at(-1);
    if (!newest) return null;
    const { text } = await PostalMime.parse(await readFile(join(mailbox, newest)));
    return /\b\d{6}\b/.exec(text ?? '')?.[0] ?? null;
  });
}

async function expectOk(answer: Response): Promise<void> {
  if (answer.status >= 300)
    throw new Error(`${answer.url}: ${answer.status} ${await answer.text()}`);
}
