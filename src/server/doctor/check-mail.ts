import { randomUUID } from 'node:crypto';
import { createTransport } from 'nodemailer';
import type { Env } from '#platform/env.server.ts';
import { isLocalHost } from '#platform/local-host.server.ts';
import { bad, doubtful, good, reasonOf, type Finding } from './finding.ts';

type Settings = Pick<Env, 'MAIL_URL' | 'MAIL_FROM' | 'SITE_URL' | 'SITE_NAME'>;

/** Connects, begins TLS and logs in as sending would; with `to`, sends one. */
export async function checkMail(env: Settings, to?: string): Promise<Finding> {
  if (!env.MAIL_URL)
    return doubtful(
      'mail',
      'MAIL_URL is not set: mails are only written to DATA_DIR/outbox.',
      'Set MAIL_URL=smtp://user:password@host:587, or nobody can sign up.',
    );
  const { hostname, port, protocol, username } = new URL(env.MAIL_URL);
  const server = `${hostname}:${port || (protocol === 'smtps:' ? 465 : 587)}`;
  const patience = { connectionTimeout: 10_000, greetingTimeout: 10_000, socketTimeout: 20_000 };
  const open = (more: object) =>
    createTransport({ url: env.MAIL_URL!, ...patience, ...more }, { from: env.MAIL_FROM });
  const transport = open({});
  try {
    await transport.verify();
    if (to) {
      const subject = `${env.SITE_NAME}: mail works`;
      const text = `Sent by npm run doctor for ${env.SITE_URL}.`;
      const messageId = `<${randomUUID()}@${new URL(env.SITE_URL).hostname}>`;
      await transport.sendMail({ to, subject, text, messageId });
    }
  } catch (error) {
    const { code = '' } = error as { code?: string };
    return bad('mail', `${server} says: ${reasonOf(error)}`, REMEDIES[code] ?? REMEDIES.else!);
  } finally {
    transport.close();
  }
  const works = `${server} lets us in${username ? ' with this login' : ''}`;
  const done = to ? `${works}, and took a mail to ${to}` : works;
  if (protocol === 'smtps:' || isLocalHost(hostname) || (await hasTls(open)))
    return good('mail', done);
  return doubtful(
    'mail',
    `${done}, but without TLS.`,
    'Ask for a server with STARTTLS or smtps://.',
  );
}

const REMEDIES: Record<string, string> = {
  EAUTH:
    'Check user and password in MAIL_URL; signs such as @ and / are written %40 and %2F there.',
  EDNS: 'Check the name of the server in MAIL_URL.',
  ESOCKET: 'Check name and port in MAIL_URL, and whether this machine may connect to them.',
  ECONNECTION: 'Check name and port in MAIL_URL, and whether this machine may connect to them.',
  ETIMEDOUT: 'Providers of machines often block port 25: use 587 or 465.',
  ETLS: 'The certificate of the server does not suit its name: check the name in MAIL_URL.',
  EENVELOPE: 'The server does not take mails from MAIL_FROM: use an address that it knows.',
  else: 'Read what it says, and check MAIL_URL and MAIL_FROM.',
};

async function hasTls(
  open: (more: object) => ReturnType<typeof createTransport>,
): Promise<boolean> {
  const secured = open({ requireTLS: true });
  try {
    return await secured.verify();
  } catch {
    return false;
  } finally {
    secured.close();
  }
}
