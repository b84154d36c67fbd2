import { pino, type DestinationStream, type Logger } from 'pino';

export type Log = Logger;

const SECRETS = ['password', 'code', 'token', 'authorization', 'cookie', 'secret'];

/** JSON lines on standard output; secrets are cut and email addresses masked before anything is written. */
export function createLog(level: string, destination?: DestinationStream): Log {
  return pino(
    {
      level,
      base: null,
      timestamp: pino.stdTimeFunctions.isoTime,
      formatters: { level: (label) => ({ level: label }) },
      redact: { paths: SECRETS.flatMap((name) => [name, `*.${name}`]), censor: '[cut]' },
      serializers: { err: pino.stdSerializers.err, email: maskEmail },
    },
    destination ?? pino.destination({ sync: true }),
  );
}

function maskEmail(email: unknown): string {
  const [name = '', domain = ''] = String(email).split('@');
  return `${name.slice(0, 2)}***@${domain}`;
}
