import { expect, it } from 'vitest';
import { createLog } from './log.server.ts';

it('writes JSON lines without secrets, with masked addresses', () => {
  const lines: string[] = [];
  const log = createLog('info', { write: (line) => lines.push(line) });
  log.info({ password: 'hunter2', form: { code: '123456' }, email: 'maria@gmail.com' }, 'signup');
  expect(JSON.parse(lines[0]!)).toMatchObject({
    level: 'info',
    msg: 'signup',
    password: '[cut]',
    form: { code: '[cut]' },
    email: 'ma***@gmail.com',
  });
});
