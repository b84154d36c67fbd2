import { describe, expect, it } from 'vitest';
import { mailboxOf } from './email.rules.ts';

describe('mailboxOf', () => {
  it.each([
    ['maria@gmail.com', 'Maria@Gmail.com', true],
    ['maria@gmail.com', 'm.ar.ia+review@googlemail.com', true],
    ['maria@btl.net', ' maria+fan@btl.net', true],
    ['m.aria@btl.net', 'maria@btl.net', false],
    ['maria@gmail.com', 'maria@btl.net', false],
    ['+1@btl.net', '+2@btl.net', false],
  ])('%s and %s are one mailbox: %s', (one, other, same) =>
    expect(mailboxOf(one) === mailboxOf(other)).toBe(same),
  );
});
