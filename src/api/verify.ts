import { randomBytes } from 'node:crypto';
import type { Context } from 'hono';
import { z } from 'zod';
import { checkCode } from '#features/accounts/check-code.server.ts';
import { sessionCookie } from '#features/accounts/session-cookie.server.ts';
import { UNIQUE_FIELDS, type UniqueField } from '#features/profiles/availability.rules.ts';
import { isTaken } from '#features/profiles/find-taken.server.ts';
import { sendSignupCode } from '#features/signup/send-signup-code.server.ts';
import { signUp } from '#features/signup/sign-up.server.ts';
import { PICTURE_FIELDS, signupRules, type FormId } from '#features/signup/signup-form.rules.ts';
import {
  browserCookie,
  findProved,
  isProved,
  proofCookie,
  readBrowser,
  usedProofCookie,
} from '#features/signup/signup-proof.server.ts';
import { AppError } from '#platform/errors.ts';
import { LIMITS } from '#platform/limits/limits.ts';
import { spend } from '#platform/limits/spend.server.ts';
import type { RequestContext } from '#platform/request-context.server.ts';
import type { Endpoint } from './endpoint.ts';
import { readForm, readTexts } from './read-form.ts';
import { readJson } from './read-json.ts';
import { MAX_UPLOAD_BYTES, readUploads, spendUpload } from './read-uploads.ts';
import { successOrError, statusAndMessage, succeeded } from './verdicts.ts';
import { wireText as text } from './wire-text.ts';

const lookupAnswer = z.object(
  Object.fromEntries(Object.values(UNIQUE_FIELDS).map((flag) => [flag, z.boolean().optional()])),
);

export const verifyEndpoints: readonly Endpoint[] = [
  {
    method: 'POST',
    path: '/api/verify/email_check.php',
    access: 'public',
    docs: {
      summary: 'Whether an email, a work email, a phone number or a business name is taken',
      form: z.object({
        email: text.optional(),
        work_email: text.optional(),
        phone: text.optional(),
        business_name: text.optional(),
      }),
      answer: lookupAnswer,
      failures: { 400: 'Not exactly one of the fields was sent', 429: 'Too many lookups' },
    },
    handle: checkAvailability,
  },
  {
    method: 'POST',
    path: '/api/verify/send_code.php',
    access: 'public',
    docs: {
      summary: 'Mails a six-digit code to an email that wants to sign up',
      json: z.object({ email: text }),
      answer: statusAndMessage.answer,
      refusal: statusAndMessage.answer,
      failures: { 400: 'Not an allowed email', 409: 'Taken', 429: 'Too many codes' },
    },
    handle: statusAndMessage.wrap(async (c) => {
      const { services, client } = c.var;
      const { email } = await readJson(c, z.object({ email: text }));
      const browser =
        readBrowser(services, c.req.header('Cookie')) ?? randomBytes(16).toString('hex');
      await sendSignupCode(services, { email, client, browser });
      c.header('Set-Cookie', browserCookie(services, browser), { append: true });
      return c.json({ status: 'success', message: 'Verification code sent! Check your email.' });
    }),
  },
  {
    method: 'POST',
    path: '/api/verify/verify_code.php',
    access: 'public',
    docs: {
      summary: 'Proves the email with the code, in the browser that asked for it',
      json: z.object({ code: text, email: text }),
      answer: successOrError.answer,
      refusal: successOrError.answer,
      failures: { 400: 'Wrong, used or expired code', 429: 'Too many tries' },
    },
    handle: successOrError.wrap(async (c) => {
      const { services } = c.var;
      const typed = await readJson(c, z.object({ code: text, email: text }));
      const email = typed.email.trim();
      const browser = readBrowser(services, c.req.header('Cookie'));
      await checkCode(services, {
        purpose: 'signup',
        email,
        code: typed.code.trim(),
        browser: browser ?? '',
      });
      c.header('Set-Cookie', proofCookie(services, email), { append: true });
      return succeeded(c);
    }),
  },
  insert('/api/verify/db_insert1.php', 'specialist', () => 'specialist'),
  insert('/api/verify/db_insert2.php', 'business', (c) =>
    c.req.query('form') === 'business-variant' ? 'business-variant' : 'business',
  ),
];

async function checkAvailability(c: Context<RequestContext>) {
  const { services, client } = c.var;
  const form = readForm(c);
  const given = [...form.entries()].flatMap(([name, value]) => {
    const field = name === 'businessName' ? 'business_name' : name;
    return Object.hasOwn(UNIQUE_FIELDS, field) ? [{ field: field as UniqueField, value }] : [];
  });
  const [asked] = given;
  const value = text.safeParse(asked?.value);
  if (!asked || given.length > 1 || !value.success)
    throw new AppError('bad-input', 'Send exactly one of email, work_email, phone, business_name.');
  await spend(services.db, services.clock.now(), LIMITS.lookupsPerClient, client);
  const own = c.var.session?.account.id ?? null;
  return c.json({
    [UNIQUE_FIELDS[asked.field]]: await isTaken(services, asked.field, value.data, own),
  });
}

function insert(
  path: string,
  kind: 'specialist' | 'business',
  formOf: (c: Context<RequestContext>) => FormId,
): Endpoint {
  return {
    method: 'POST',
    path,
    access: 'public',
    before: successOrError.wrap(async (c) => {
      const { services, client } = c.var;
      const proved = findProved(services, c.req.header('Cookie'));
      if (!proved) throw notProved();
      await spendUpload(services, { client, account: proved });
    }),
    maxBytes: MAX_UPLOAD_BYTES,
    docs: {
      summary: `Creates a ${kind}; the email must have been proved before`,
      form: signupForm(kind),
      answer: successOrError.answer,
      refusal: successOrError.answer,
      failures: {
        400: 'Something is missing or wrong',
        403: 'The email has not been proved in this browser',
        409: 'Email, work email, phone or name is taken',
        413: 'A picture is too large',
        415: 'A picture cannot be read',
        429: 'Too many signups',
      },
    },
    handle: successOrError.wrap(async (c) => {
      const { services, client } = c.var;
      const form = formOf(c);
      const sent = readForm(c);
      const values = readTexts(sent, Object.keys(signupRules(form).fields));
      if (!isProved(services, values.email ?? '', c.req.header('Cookie'))) throw notProved();
      const token = await signUp(services, {
        form,
        values,
        uploads: readUploads(sent),
        client,
        userAgent: c.req.header('User-Agent') ?? null,
      });
      c.header('Set-Cookie', sessionCookie(services.env, token), { append: true });
      c.header('Set-Cookie', usedProofCookie(services), { append: true });
      return succeeded(c);
    }),
  };
}

const notProved = () =>
  new AppError('forbidden', 'Please verify your email first.', { field: 'email' });

function signupForm(kind: 'specialist' | 'business') {
  const texts = Object.entries(signupRules(kind).fields).map(
    ([name, { max }]) => [name, z.string().max(max)] as const,
  );
  const files = Object.keys(PICTURE_FIELDS).map((name) => [name, z.string().optional()] as const);
  return z.object(Object.fromEntries<z.ZodType>([...texts, ...files]));
}
