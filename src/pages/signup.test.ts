import { expect, it } from 'vitest';
import { paths } from '#platform/paths.ts';
import { clientAction } from './signup.tsx';

const leave = (address: string) =>
  clientAction({
    request: new Request(`https://kanek.bz${address}`, { method: 'POST' }),
  } as Parameters<typeof clientAction>[0]);

it('leads home whoever has made an account, and whoever has left the form nowhere', () => {
  expect(leave('/signup')).toHaveProperty('status', 302);
  expect(leave('/signup?type=business')?.headers.get('Location')).toBe(paths.home);
  expect(leave('/signup?stay')).toBeNull();
});
