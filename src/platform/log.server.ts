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
      serializers: { err: describeError },
      // The last look at every line: an address may stand in any path or message, and a key in the path of a link.
      hooks: { streamWrite: (line) => maskEmails(line.replace(LINK_KEY, '$1[cut]')) },
    },
    destination ?? pino.destination({ sync: true }),
  );
}

/** Whoever has it may join the staff. */
const LINK_KEY = /(\/join\/)[\w-]+/g;

// Escapes are stepped over, so that none is cut in half. Lengths are bounded: a long line must not cost its square.
const EMAIL = /\\u[\da-f]{4}|\\.|([^\s"\\@/<>(),:;=&?]{1,64})(@|%40)([\w-]+(?:\.[\w-]+)*)/gi;

function maskEmails(line: string): string {
  return line.replace(EMAIL, (whole, name?: string, at?: string, domain?: string) =>
    name === undefined ? whole : `${name.slice(0, 2)}***${at}${domain}`,
  );
}

interface ErrorFacts {
  type: string;
  message: string;
  /** Not named `code`, which is cut like every code. */
  fault?: string;
  constraint?: string;
  stack: string[];
  cause?: ErrorFacts;
}

/** What an error may say: the values of a statement, rows and what a server has answered stay out of the log. */
function describeError(error: unknown): ErrorFacts | string {
  if (!(error instanceof Error)) return typeof error;
  const { cause } = error;
  const { code, constraint } = error as { code?: unknown; constraint?: unknown };
  return {
    type: error.constructor.name,
    // Drizzle appends the values of the statement that failed.
    message: error.message.replace(/\nparams: [^]*$/, ''),
    ...(typeof code === 'string' && { fault: code }),
    ...(typeof constraint === 'string' && { constraint }),
    stack: framesOf(error),
    ...(cause instanceof Error && { cause: describeError(cause) as ErrorFacts }),
  };
}

/** The stack without its head, which says the message again, values and all. */
function framesOf({ stack = '', message }: Error): string[] {
  const start = message ? stack.lastIndexOf(message) + message.length : 0;
  const rows = stack.slice(Math.max(start, 0)).split('\n');
  return rows.filter((row) => /^ {4}at /.test(row)).map((row) => row.trim());
}
