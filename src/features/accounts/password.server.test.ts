import { expect, it } from 'vitest';
import { hashPassword, verifyNobodysPassword, verifyPassword } from './password.server.ts';

it('a password is kept as argon2id of 19 MB and two passes, salted', async () => {
  const [one, two] = await Promise.all([hashPassword('Mangrove7'), hashPassword('Mangrove7')]);
  for (const kept of [one, two]) {
    expect(kept).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/);
    expect(await verifyPassword(kept, 'Mangrove7')).toBe(true);
    expect(await verifyPassword(kept, 'mangrove7')).toBe(false);
  }
  expect(one).not.toBe(two);
  expect(await verifyNobodysPassword('Mangrove7')).toBe(false);
});
