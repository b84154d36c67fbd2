import { z } from 'zod';
import { checkCode } from '#features/accounts/check-code.server.ts';
import { codeBrowser } from '#features/accounts/send-code.server.ts';
import { enter } from '#features/accounts/enter.server.ts';
import { PICTURE_SLOTS, SLOTS } from '#features/media/picture.rules.ts';
import { UNIQUE_FIELDS, type UniqueField } from '#features/profiles/availability.rules.ts';
import { findClaimable, isTaken } from '#features/profiles/find-taken.server.ts';
import {
  sendSignupCode,
  findProved,
  isProved,
  proveEmail,
} from '#features/signup/signup-proof.server.ts';
import { signUp } from '#features/signup/sign-up.server.ts';
import { signupRules, type FormId } from '#features/signup/signup-form.rules.ts';
import { refusalOf } from '#platform/access.ts';
import { endCookie } from '#platform/cookies.server.ts';
import { AppError, problem } from '#platform/errors.ts';
import { LIMITS } from '#platform/limits/limits.ts';
import { spend } from '#platform/limits/spend.server.ts';
import type { ProviderKind } from '#platform/provider-kind.rules.ts';
import {
  statusAndMessage,
  statusSuccess,
  succeeded,
  success,
  successOrError,
} from './answer-shapes.ts';
import { cookieOf, keepCookie, type Call, type Endpoint } from './endpoint.ts';
import { MAX_UPLOAD_BYTES, readForm, readTexts, readUploads, spendUpload } from './read-form.ts';
import { mailLanguage, readJson, wireText as text } from './read-json.ts';

/** Exactly one of them. */
const oneOf = (names: readonly string[], value: z.ZodType) =>
  z.object(Object.fromEntries(names.map((name) => [name, value.optional()])));

const wantedCode = z.object({ email: text, language: mailLanguage });

export const verifyEndpoints: readonly Endpoint[] = [
  {
    method: 'POST',
    path: '/api/verify/email_check.php',
    access: 'public',
    docs: {
      summary: 'Whether an email, a work email, a phone number or a business name is taken',
      form: oneOf(Object.keys(UNIQUE_FIELDS), text),
      answer: oneOf(Object.values(UNIQUE_FIELDS), z.boolean()).extend({
        /** The profile that holds it, where nobody has claimed that yet. */
        claim: z.string().optional(),
      }),
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
      json: wantedCode,
      answer: statusSuccess,
      failures: { 400: 'Not an allowed email', 409: 'Taken', 429: 'Too many codes' },
    },
    refusal: statusAndMessage,
    handle: async (c) => {
      const { services, client } = c.var;
      const { email, language } = await readJson(c, wantedCode);
      const browser = codeBrowser(cookieOf(c, 'signup-browser'));
      await sendSignupCode(services, { email, language, client, browser: browser.value });
      keepCookie(c, 'signup-browser', browser);
      return c.json({ status: 'success', message: 'Verification code sent! Check your email.' });
    },
  },
  {
    method: 'POST',
    path: '/api/verify/verify_code.php',
    access: 'public',
    docs: {
      summary: 'Proves the email with the code, in the browser that asked for it',
      json: z.object({ code: text, email: text }),
      answer: success,
      failures: { 400: 'Wrong, used or expired code' },
    },
    refusal: successOrError,
    handle: async (c) => {
      const { services } = c.var;
      const { email: typed, code } = await readJson(c, z.object({ code: text, email: text }));
      const email = typed.trim();
      const browser = cookieOf(c, 'signup-browser');
      await checkCode(services, { purpose: 'signup', email, code: code.trim(), browser });
      keepCookie(c, 'signup-proof', proveEmail(services, email));
      return succeeded(c);
    },
  },
  insert('/api/verify/db_insert1.php', 'specialist', () => 'specialist'),
  insert('/api/verify/db_insert2.php', 'business', (c) =>
    c.req.query('form') === 'business-variant' ? 'business-variant' : 'business',
  ),
];

async function checkAvailability(c: Call) {
  const { services, client } = c.var;
  const form = await readForm(c);
  const given = [...form.entries()].flatMap(([name, value]) => {
    const field = name === 'businessName' ? 'business_name' : name;
    return Object.hasOwn(UNIQUE_FIELDS, field) ? [{ field: field as UniqueField, value }] : [];
  });
  const [asked] = given;
  const value = text.safeParse(asked?.value);
  if (!asked || given.length > 1 || !value.success)
    throw new AppError('bad-input', 'Send exactly one of email, work_email, phone, business_name.');
  // Staff add many people in a day; they may look up every number anyway.
  if (refusalOf('staff/adding profiles', c.var.session))
    await spend(services.db, services.clock.now(), LIMITS.lookupsPerClient, client);
  const own = c.var.session?.account.id ?? null;
  const taken = await isTaken(services, asked.field, value.data, own);
  const claim = taken ? await findClaimable(services, asked.field, value.data) : null;
  return c.json({ [UNIQUE_FIELDS[asked.field]]: taken, ...(claim && { claim }) });
}

function insert(path: string, kind: ProviderKind, formOf: (c: Call) => FormId): Endpoint {
  return {
    method: 'POST',
    path,
    access: 'public',
    before: async (c) => {
      const proved = findProved(c.var.services, cookieOf(c, 'signup-proof'));
      if (!proved) throw notProved();
      await spendUpload(c, proved);
    },
    maxBytes: MAX_UPLOAD_BYTES,
    docs: {
      summary: `Creates a ${kind}; the email must have been proved before`,
      form: signupForm(kind),
      answer: success,
      failures: {
        400: 'Something is missing or wrong',
        403: 'The email has not been proved in this browser',
        409: 'Email, work email, phone or name is taken',
        413: 'A picture is too large',
        415: 'A picture cannot be read',
        429: 'Too many signups',
      },
    },
    refusal: successOrError,
    handle: async (c) => {
      const { services, client, session: former } = c.var;
      const sent = await readForm(c);
      const entry = readSignup(sent, formOf(c));
      const proof = cookieOf(c, 'signup-proof');
      if (!isProved(services, entry.values.email ?? '', proof)) throw notProved();
      const begun = await signUp(services, {
        ...entry,
        invitation: readTexts(sent, ['invitation']).invitation,
        client,
        userAgent: c.req.header('User-Agent') ?? null,
      });
      const knownDevice = cookieOf(c, 'device');
      const { session, device } = await enter(services, { ...begun, former, knownDevice });
      keepCookie(c, 'session', session);
      keepCookie(c, 'device', device);
      c.header('Set-Cookie', endCookie(services.env, 'signup-proof'), { append: true });
      return succeeded(c);
    },
  };
}

export const readSignup = (sent: FormData, form: FormId) => ({
  form,
  values: readTexts(sent, Object.keys(signupRules(form).fields)),
  uploads: readUploads(sent),
  language: mailLanguage.parse(sent.get('language')),
});

const notProved = () => problem('forbidden', 'emailUnverified', { field: 'email' });

function signupForm(kind: ProviderKind) {
  const texts = Object.entries(signupRules(kind).fields).map(
    ([name, { max }]) => [name, z.string().max(max)] as const,
  );
  const files = SLOTS.map((slot) => [PICTURE_SLOTS[slot].field, z.string().optional()] as const);
  return z.object({
    ...Object.fromEntries<z.ZodType>([...texts, ...files]),
    language: mailLanguage,
    invitation: z.string().optional(),
  });
}
