import type { Context } from 'hono';
import { readCookie, setCookie, type CookieName, type Token } from '#platform/cookies.server.ts';
import type { RequestContext } from '#platform/request-context.server.ts';

export const cookieOf = (c: Context<RequestContext>, name: CookieName) =>
  readCookie(c.var.services.env, name, c.req.header('Cookie'));

export const keepCookie = (c: Context<RequestContext>, name: CookieName, token: Token) =>
  c.header('Set-Cookie', setCookie(c.var.services.env, name, token), { append: true });
