import { randomUUID } from 'node:crypto';
import { ownCookie, readOwnCookie } from '#features/accounts/session-cookie.server.ts';
import type { Services } from '#platform/services.server.ts';

const MINUTES = 60;

/** Set with the first code: the code works in this browser alone. */
export const reviewBrowserCookie = ({ env }: Pick<Services, 'env'>, browser: string) =>
  ownCookie(env, 'review-browser', browser, MINUTES * 60);

export const readReviewBrowser = ({ env }: Pick<Services, 'env'>, request: Request) =>
  readOwnCookie(env, 'review-browser', request.headers.get('Cookie'));

export const newReviewBrowser = (): string => randomUUID();
