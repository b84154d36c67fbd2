import type { Context } from 'hono';
import type { z } from 'zod';
import type { Actor } from '#features/accounts/record-act.server.ts';
import type { Access } from '#platform/access.ts';
import { readCookie, setCookie, type CookieName, type Token } from '#platform/cookies.server.ts';
import type { AppError } from '#platform/errors.ts';
import { askedLanguage } from '#platform/language.ts';
import { inLanguage } from '#platform/language.server.ts';
import type { Limit } from '#platform/limits/limits.ts';
import { spend } from '#platform/limits/spend.server.ts';
import type { RequestContext } from '#platform/request-context.server.ts';
import type { RefusalShape } from './answer-shapes.ts';

/** A request, with what the server knows of it. */
export type Call = Context<RequestContext>;

export interface Endpoint {
  method: 'GET' | 'POST';
  path: string;
  access: Access;
  /** What must hold, besides the access, before a byte of the body is read: proofs and limits. It throws. */
  before?: (c: Call) => Promise<void>;
  /** Depends on nothing but the directory and its address: it is answered from memory until the directory changes. */
  cached?: true;
  /** The largest body it takes, where that is not what a form without files needs. */
  maxBytes?: number;
  /** The body is left to the handler, piece by piece. */
  passedOn?: true;
  /** Pages of any site may read what it answers, also when it says no. */
  anySite?: true;
  /** Programs call it, which name no page that they come from. It changes nothing; pages of other sites are refused. */
  fromPrograms?: true;
  /** How it says no, where that is not `{error}`. */
  refusal?: RefusalShape;
  /** Where a form of a page is sent to it: the page that tells why it came to nothing. */
  refusedTo?: (c: Call, refusal: AppError) => string;
  handle: (c: Call) => Response | Promise<Response>;
  /** Told in the public description of the API; calls of our own pages alone need none. */
  docs?: EndpointDocs;
}

export interface EndpointDocs {
  summary: string;
  query?: z.ZodType;
  /** What may stand behind the address, for whoever tries it out. */
  example?: string;
  /** What is sent: a form or JSON. */
  form?: z.ZodType;
  json?: z.ZodType;
  answer: z.ZodType;
  /** What can go wrong with this call, by status; what can with every call is said for all. */
  failures: Record<number, string>;
}

/** An address that answers everybody with something else than a page. */
export const publicGet = (path: string, handle: Endpoint['handle']): Endpoint => ({
  method: 'GET',
  path,
  access: 'public',
  handle,
});

/** That of the page which asks. */
export const languageOf = (c: Call) => askedLanguage(c.req.query('language'));
export const spoken = <Result>(c: Call, work: () => Result): Result =>
  inLanguage(languageOf(c), work);

/** Counts one use by whoever is signed in. */
export function spendOwn(c: Call, limits: readonly Limit[]): Promise<void> {
  const { db, clock } = c.var.services;
  return spend(db, clock.now(), limits, String(c.var.session!.account.id));
}

/** Who of the staff asks, as the log names them. Only where the access lets nobody else through. */
export function actorOf(c: Call): Actor {
  const { id, email } = c.var.session!.account;
  return { id, email };
}

export const cookieOf = (c: Call, name: CookieName) =>
  readCookie(c.var.services.env, name, c.req.header('Cookie'));

export const keepCookie = (c: Call, name: CookieName, token: Token) =>
  c.header('Set-Cookie', setCookie(c.var.services.env, name, token), { append: true });

/** Every call may end so. */
const ALWAYS = {
  405: 'Another method; Allow names the right one',
  414: 'The address is too long',
  429: 'Too many calls; Retry-After tells when to come back',
  500: 'Something went wrong here',
  503: 'The database is away; Retry-After tells when to come back',
};
/** And every call that changes something also so. */
const CHANGING = {
  403: 'Not sent by a page of this site',
  408: 'The body came too slowly',
  413: 'More than can be sent at once',
  507: 'No room left to save anything',
};

export function failuresOf({ method, docs }: Endpoint): Record<string, string> {
  return {
    ...ALWAYS,
    ...(method !== 'GET' && CHANGING),
    ...(docs?.form && { 415: 'Not a form' }),
    ...(docs?.json && { 415: 'Not JSON' }),
    ...docs?.failures,
  };
}
