import { randomUUID } from 'node:crypto';
import type { Services } from '#platform/services.server.ts';
import { ownCookie, readOwnCookie } from './session-cookie.server.ts';

const MINUTES = 60;

type Purpose = 'signup' | 'review' | 'reset';
type Needed = Pick<Services, 'env'>;

/** Set with the first code: the code works in this browser alone. */
export const codeBrowserCookie = ({ env }: Needed, purpose: Purpose, browser: string) =>
  ownCookie(env, `${purpose}-browser`, browser, MINUTES * 60);

export const readCodeBrowser = (
  { env }: Needed,
  purpose: Purpose,
  cookies: string | null | undefined,
) => readOwnCookie(env, `${purpose}-browser`, cookies);

export const newCodeBrowser = (): string => randomUUID();
