import { hash, verify } from '@node-rs/argon2';

// argon2id is the library's default; these are the OWASP figures for it.
const COST = { memoryCost: 19_456, timeCost: 2, parallelism: 1 };
const AT_A_TIME = 4;
const waiting: (() => void)[] = [];
let running = 0;

export function hashPassword(password: string): Promise<string> {
  return inTurn(() => hash(password, COST));
}

export function verifyPassword(passwordHash: string, password: string): Promise<boolean> {
  return inTurn(() => verify(passwordHash, password));
}

let nobodys: Promise<string> | undefined;

/** Takes as long as a real check, so that the time does not tell whether an account exists. */
export async function verifyNobodysPassword(password: string): Promise<false> {
  nobodys ??= hashPassword('nobody has this password');
  await verifyPassword(await nobodys, password);
  return false;
}

/** Each hash takes 19 MB and a core: a crowd of guesses must not take the machine. */
async function inTurn<T>(work: () => Promise<T>): Promise<T> {
  if (running >= AT_A_TIME) await new Promise<void>((resolve) => waiting.push(resolve));
  running += 1;
  try {
    return await work();
  } finally {
    running -= 1;
    waiting.shift()?.();
  }
}
