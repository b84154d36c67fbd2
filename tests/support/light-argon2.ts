import { createRequire } from 'node:module';

const argon2 = createRequire(import.meta.url)(
  '@node-rs/argon2',
) as typeof import('@node-rs/argon2');

/** In place of the library where passwords are not the point; `password.server.test.ts` has the real cost. */
export const hash = (password: string) =>
  argon2.hash(password, { memoryCost: 64, timeCost: 1, parallelism: 1 });
export const { verify } = argon2;
