import { DrizzleQueryError } from 'drizzle-orm';
import { expect, it } from 'vitest';
import { createLog } from './log.server.ts';

function written(write: (log: ReturnType<typeof createLog>) => void) {
  const lines: string[] = [];
  write(createLog('info', { write: (line) => lines.push(line) }));
  return JSON.parse(lines[0]!) as Record<string, unknown>;
}

it('writes JSON lines without secrets, with masked addresses', () => {
  const line = written((log) =>
    log.info({ password: 'hunter2', form: { code: '123456' }, email: 'maria@gmail.com' }, 'signup'),
  );
  expect(line).toMatchObject({
    level: 'info',
    msg: 'signup',
    password: '[cut]',
    form: { code: '[cut]' },
    email: 'ma***@gmail.com',
  });
});

it('masks addresses wherever they stand, and breaks no line by it', () => {
  const line = written((log) =>
    log.info(
      {
        path: '/x/maria%2Bwork%40gmail.com',
        odd: '\u0001\u0007maria@gmail.com\n"ana@b.co"\\eva@c',
      },
      `550 <juan.coc@yahoo.com> ${'a'.repeat(100_000)}`,
    ),
  );
  expect(line).toMatchObject({
    path: '/x/ma***%40gmail.com',
    odd: '\u0001\u0007ma***@gmail.com\n"an***@b.co"\\ev***@c',
    msg: expect.stringMatching(/^550 <ju\*\*\*@yahoo\.com> a/),
  });
});

it('tells of an error what went wrong and where, never with which values', () => {
  const refused = Object.assign(new Error('duplicate key value violates "accounts_email_unique"'), {
    code: '23505',
    constraint: 'accounts_email_unique',
    detail: 'Key (lower(email))=(maria@gmail.com) already exists.',
  });
  const values = ['maria@gmail.com', '$argon2id$hash', 'two\nlines\n    at 123456'];
  const error = new DrizzleQueryError('insert into accounts values ($1, $2)', values, refused);
  const line = written((log) => log.error({ err: error }, 'unexpected failure'));
  expect(line.err).toEqual({
    type: 'DrizzleQueryError',
    message: 'Failed query: insert into accounts values ($1, $2)',
    stack: expect.arrayContaining([expect.stringContaining('log.server.test.ts')]),
    cause: {
      type: 'Error',
      message: refused.message,
      fault: '23505',
      constraint: 'accounts_email_unique',
      stack: expect.anything(),
    },
  });
  expect(JSON.stringify(line)).not.toMatch(/argon2|123456|maria|Key \(/);
});
