import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import PostalMime from 'postal-mime';
import sharp from 'sharp';
import { stampForm } from '#features/messages/bot-check.server.ts';
import { proveEmail } from '#features/signup/signup-proof.server.ts';
import { parseEnv } from '#platform/env.server.ts';
import { openSecret } from '#platform/secret.server.ts';
import { openBrowser, type Browser } from './browser.ts';

const SECRET_KEY = 'the key of servers that are only played with';
/** Settings of a server that people of ours use: each of them is a client of its own. */
export const PEOPLE_ENV = { SECRET_KEY, TRUSTED_PROXY_HOPS: '1' };
const PASSWORD = 'Mangrove7';
const PATIENCE_MS = 30_000;
const env = parseEnv({ SECRET_KEY });
const secret = await openSecret(env);
const clockAt = (seconds: number) => ({ now: () => new Date(Date.now() + seconds * 1000) });
const earlier = clockAt(-60);
const drawn = sharp({ create: { width: 300, height: 300, channels: 3, background: '#0fa595' } });
const picture = new Blob([new Uint8Array(await drawn.jpeg().toBuffer())], { type: 'image/jpeg' });

export interface Person {
  number: number;
  email: string;
  browser: Browser;
}

/** Where the server leaves its mails, and whether it is gone. */
export interface Mailbox {
  dataDir: string;
  gone: () => boolean;
}

export interface Answer {
  status: number;
  retryAfter: string | null;
  text: string;
  /** The server has said that it is done. */
  done: boolean;
}

/** Somebody with an email, an address and a browser of their own, on the server that `url` names. */
export function newPerson(url: () => string, number: number): Person {
  const address = `10.${(number >> 16) & 255}.${(number >> 8) & 255}.${number & 255}`;
  const browser = openBrowser((path, init = {}) => {
    const headers = new Headers(init.headers);
    headers.set('X-Forwarded-For', address);
    const signal = AbortSignal.timeout(PATIENCE_MS);
    return fetch(url() + path, { ...init, headers, redirect: 'manual', signal });
  });
  return { number, email: `person.${number}@gmail.com`, browser };
}

/** An account, a profile and a portrait, as the form sends them; the email counts as proved. `ahead`: where the server's clock is. */
export function signUp(person: Person, bio: string, ahead = 0): Promise<Answer> {
  const { browser, email } = person;
  const [name, value] = proofOf(email, ahead).split('=');
  browser.cookies.set(name!, value!);
  const fields = { email, password: PASSWORD, ...textsOf(person, bio), profilePic: picture };
  return outcome(browser.postMultipart('/api/verify/db_insert1.php', fields));
}

/** The cookie of a browser in which this email counts as proved. */
export const proofOf = (email: string, ahead = 0): string =>
  `signup-proof=${proveEmail({ secret, clock: clockAt(ahead) }, email).value}`;

/** New words and a new portrait in the place of the old one. */
export function edit(person: Person, version: number, bio: string): Promise<Answer> {
  const order = JSON.stringify({ profile: [{ file: 0 }], background: [], showcase: [] });
  const fields = { ...textsOf(person, bio), version: String(version), order, videoUrl: '' };
  return outcome(
    person.browser.postMultipart('/api/profile/save', { ...fields, profilePic: picture }),
  );
}

/** Writes a review of a specialist: asks for the code, reads it in the mail, and publishes. */
export async function review(
  person: Person,
  slug: string,
  text: string,
  mailbox: Mailbox,
): Promise<Answer> {
  const { browser, email } = person;
  const stamp = stampForm({ secret, clock: earlier });
  const fields = { stars: '5', name: 'Ana', email, text, stamp, website: '' };
  const path = `/specialist/${slug}/review`;
  const asked = await outcome(browser.postForm(path, { ...fields, intent: 'send-code' }));
  if (asked.status !== 200) return asked;
  const code = await codeIn(mailbox.dataDir, email, mailbox.gone);
  if (!code) return { ...asked, done: false };
  return outcome(browser.postForm(path, { ...fields, intent: 'publish', code }));
}

/** A mail to oneself: the code that a new email is proved with. */
export function askForCode({ browser, email }: Person): Promise<Answer> {
  return outcome(browser.postJson('/api/verify/send_code.php', { email }));
}

export function proveCode({ browser, email }: Person, code: string | null): Promise<Answer> {
  return outcome(browser.postJson('/api/verify/verify_code.php', { email, code: code ?? '' }));
}

async function outcome(request: Promise<Response>): Promise<Answer> {
  try {
    const answer = await request;
    const retryAfter = answer.headers.get('Retry-After');
    const { status } = answer;
    const done = /[&]thanks=/.test(answer.headers.get('Location') ?? '');
    const text = await answer.text();
    return { status, retryAfter, text, done: done || (status === 200 && isSuccess(text)) };
  } catch (error) {
    return { status: 0, retryAfter: null, text: String(error), done: false };
  }
}

const isSuccess = (text: string) => /"success":true|"status":"success"/.test(text);

function textsOf({ number }: Person, bio: string) {
  return {
    firstName: 'Ana',
    lastName: 'Coc',
    phone: `6${String(number).padStart(6, '0')}`,
    location: 'Corozal',
    category: 'Engineering',
    occupation: 'Surveyor',
    education: 'x',
    skills: 'x',
    bio,
  };
}

/** The code that was mailed to somebody; null where it has not come in time, as when the server is gone. */
export async function codeIn(
  dataDir: string,
  email: string,
  gone = () => false,
): Promise<string | null> {
  const outbox = join(dataDir, 'outbox');
  for (let tries = 0; tries < 100 && !gone(); tries++) {
    const names = await readdir(outbox).catch(() => [] as string[]);
    const name = names.findLast((each) => each.endsWith(`-${email}.eml`));
    if (name) {
      const { text = '' } = await PostalMime.parse(await readFile(join(outbox, name)));
      return /\b\d{6}\b/.exec(text)?.[0] ?? null;
    }
    await wait(50);
  }
  return null;
}
