import { randomBytes } from 'node:crypto';
import { mkdir, rename, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Env } from '../env.server.ts';

export interface Mail {
  to: string;
  subject: string;
  text: string;
  html?: string;
  replyTo?: string;
  headers?: Readonly<Record<string, string>>;
  /** Stays the same when a send is tried again, so that mail programs show it once. */
  messageId: string;
}

export interface Mailer {
  /** Returns what the mail server answered. */
  send(mail: Mail): Promise<string>;
  /** Where mails go, for the start banner. */
  destination: string;
  close(): void;
}

interface Sender {
  /** Read for each mail: the name of the site is a setting of staff. */
  readonly env: Pick<Env, 'MAIL_URL' | 'MAIL_FROM' | 'DATA_DIR'>;
}

export function createMailer(sender: Sender): Mailer {
  const { MAIL_URL, DATA_DIR } = sender.env;
  return MAIL_URL ? smtpMailer(MAIL_URL, sender) : outboxMailer(DATA_DIR, sender);
}

function smtpMailer(url: string, sender: Sender): Mailer {
  const { hostname, port } = new URL(url);
  const patience = { connectionTimeout: 10_000, greetingTimeout: 10_000, socketTimeout: 20_000 };
  const smtp = late((nodemailer) => nodemailer.createTransport({ url, ...patience }));
  return {
    destination: `sent through ${hostname}:${port}`,
    async send(mail) {
      const transport = await smtp.open();
      const { response } = await transport.sendMail({ from: sender.env.MAIL_FROM, ...mail });
      return response;
    },
    close: smtp.close,
  };
}

function outboxMailer(dataDir: string, sender: Sender): Mailer {
  const folder = join(dataDir, 'outbox');
  const asBytes = { streamTransport: true, buffer: true } as const;
  const writer = late((nodemailer) => nodemailer.createTransport(asBytes));
  return {
    destination: `written to ${folder}`,
    async send(mail) {
      const transport = await writer.open();
      const { message } = await transport.sendMail({ from: sender.env.MAIL_FROM, ...mail });
      await mkdir(folder, { recursive: true });
      const recipient = mail.to.replace(/[^a-z0-9@.+-]/gi, '_').slice(0, 80);
      const at = new Date().toISOString().replaceAll(':', '-');
      // Two to one person at the same moment are two files.
      const file = join(folder, `${at}-${randomBytes(4).toString('hex')}-${recipient}.eml`);
      // Renamed into place, so that whoever watches the folder never reads half a mail.
      await writeFile(`${file}.part`, message as Buffer);
      await rename(`${file}.part`, file);
      return '';
    },
    close: writer.close,
  };
}

/** Opened by the first mail: most that start send none for hours. */
function late<Transport extends { close(): void }>(
  make: (nodemailer: typeof import('nodemailer')) => Transport,
) {
  let transport: Transport | undefined;
  return {
    async open() {
      const nodemailer = await import('nodemailer');
      return (transport ??= make(nodemailer));
    },
    close: () => transport?.close(),
  };
}

type Refusal = Error & { command?: string; responseCode?: number; response?: string };

/** Codes that are about a mailbox; 552 is one that is full, and 554 says of anything that it failed. */
const NO_MAILBOX = new Set([550, 551, 553]);
/** What is wrong with an address (5.1, of which two are about ours), or that it takes nothing any more. */
const OF_RECIPIENT = /^5\.(1\.(?![78]$)|2\.1$)/;

/** The server knows no such recipient. Whatever else keeps it from taking mails of ours may end. */
export function isRefusedForGood(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  const { command, responseCode = 0, response = '' } = error as Refusal;
  if (command !== 'RCPT TO' || !NO_MAILBOX.has(responseCode)) return false;
  const [, told] = /^\d{3}[ -](5\.\d{1,3}\.\d{1,3})\b/.exec(response) ?? [];
  return told === undefined || OF_RECIPIENT.test(told);
}
