import { mkdir, rename, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { createTransport } from 'nodemailer';
import type { Env } from '../env.server.ts';

export interface Mail {
  to: string;
  subject: string;
  text: string;
  html?: string;
  replyTo?: string;
  /** Stays the same when a send is tried again, so that mail programs show it once. */
  messageId: string;
}

export interface Mailer {
  send(mail: Mail): Promise<void>;
  /** Where mails go, for the start banner. */
  destination: string;
  close(): void;
}

type Settings = Pick<Env, 'MAIL_URL' | 'MAIL_FROM' | 'DATA_DIR'>;

export function createMailer(env: Settings): Mailer {
  return env.MAIL_URL ? smtpMailer(env.MAIL_URL, env.MAIL_FROM) : outboxMailer(env);
}

function smtpMailer(url: string, from: string): Mailer {
  const { hostname, port } = new URL(url);
  const patience = { connectionTimeout: 10_000, greetingTimeout: 10_000, socketTimeout: 20_000 };
  const transport = createTransport({ url, ...patience }, { from });
  return {
    destination: `sent through ${hostname}:${port}`,
    async send(mail) {
      await transport.sendMail(mail);
    },
    close: () => transport.close(),
  };
}

function outboxMailer(env: Settings): Mailer {
  const folder = join(env.DATA_DIR, 'outbox');
  const asBytes = { streamTransport: true, buffer: true } as const;
  const transport = createTransport(asBytes, { from: env.MAIL_FROM });
  return {
    destination: `written to ${folder}`,
    async send(mail) {
      const { message } = await transport.sendMail(mail);
      await mkdir(folder, { recursive: true });
      const recipient = mail.to.replace(/[^a-z0-9@.+-]/gi, '_').slice(0, 80);
      const at = new Date().toISOString().replaceAll(':', '-');
      const file = join(folder, `${at}-${recipient}.eml`);
      // Renamed into place, so that whoever watches the folder never reads half a mail.
      await writeFile(`${file}.part`, message as Buffer);
      await rename(`${file}.part`, file);
    },
    close: () => transport.close(),
  };
}
