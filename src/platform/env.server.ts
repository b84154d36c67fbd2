import { availableParallelism } from 'node:os';
import { resolve } from 'node:path';
import { z } from 'zod';
import { LANGUAGES } from './language.ts';
import { isPublicSite } from './local-host.server.ts';
import { COUNTRY } from './pack.ts';
import {
  FEATURED_REVIEWS_MAX,
  isSettingKey,
  SETTINGS,
  settingSchema,
  textSchemas,
} from './settings.rules.ts';

const onOff = z.enum(['on', 'off']).transform((value) => value === 'on');
const text = (fallback: string) => z.string().trim().min(1).default(fallback);
const wholeNumber = (min: number, max: number, fallback: number) =>
  z.coerce.number().int().min(min).max(max).default(fallback);
const url = (schemes: string, example: string) =>
  z.string().regex(new RegExp(`^(${schemes})://.+`), `must look like ${example}`);
const serverUrl = (schemes: string, example: string) =>
  url(schemes, example).refine(
    isReadable,
    'cannot be read: in a user or password, # / ? @ and % are written %23 %2F %3F %40 and %25',
  );

const schema = z.object({
  NODE_ENV: z.enum(['development', 'test', 'production']).default('production'),
  PORT: wholeNumber(0, 65535, 3000),
  HOST: z.string().trim().optional(),
  LOG_LEVEL: z.enum(['trace', 'debug', 'info', 'warn', 'error', 'fatal']).default('info'),
  DATA_DIR: text('./data').transform((path) => resolve(path)),
  DATABASE_URL: serverUrl(
    'postgres|postgresql',
    'postgres://user:password@host:5432/kanek',
  ).optional(),
  DATABASE_READ_URL: serverUrl(
    'postgres|postgresql',
    'postgres://user:password@replica:5432/kanek',
  ).optional(),
  DATABASE_POOL_SIZE: wholeNumber(1, 200, 8),
  /** Processes that answer requests. */
  WORKERS: z.coerce.number().int().min(1).max(64).optional(),
  STORAGE_URL: z
    .string()
    .regex(
      /^s3(\+http)?:\/\/[^:@/]+:[^:@/]+@[^:@/]+(:\d+)?\/[^/?]+/,
      'must look like s3://key:secret@host/bucket?region=us-east-1, with / in the secret as %2F',
    )
    .optional(),
  SITE_URL: url('https?', `https://${COUNTRY.domain}`)
    .refine(isBareAddress, `must be an address without a path, such as https://${COUNTRY.domain}`)
    .transform((value) => new URL(value).origin)
    .optional(),
  SITE_NAME: text('Kanek'),
  STORM_UNTIL: settingSchema('STORM_UNTIL').optional(),
  ...textSchemas('STORM_TEXT'),
  ...textSchemas('SITE_TAGLINE'),
  CONTACT_EMAIL: z.email().default(`hello@${COUNTRY.domain}`),
  CONTACT_PHONE: text(`+${COUNTRY.phone.code} ${COUNTRY.phone.example}`),
  SOCIAL_HANDLE: text(COUNTRY.domain.replace('.', '')),
  SOCIAL_FACEBOOK: settingSchema('SOCIAL_FACEBOOK').optional(),
  SOCIAL_INSTAGRAM: settingSchema('SOCIAL_INSTAGRAM').optional(),
  SOCIAL_TIKTOK: settingSchema('SOCIAL_TIKTOK').optional(),
  COLOR_MAIN: settingSchema('COLOR_MAIN').optional(),
  COLOR_BUSINESS: settingSchema('COLOR_BUSINESS').optional(),
  MAIL_URL: serverUrl('smtps?', 'smtp://user:password@host:587').optional(),
  MAIL_FROM: z.string().trim().min(1).optional(),
  STAFF_EMAIL: z.email().default(`staff@${COUNTRY.domain}`),
  /** How many mails of a mailing leave in a minute, at most: what the mail server allows. */
  MAILINGS_PER_MINUTE: wholeNumber(1, 10_000, 60),
  PACK: text(COUNTRY.pack).refine(
    (name) => name === COUNTRY.pack,
    `is chosen when it is built, and this was built with ${COUNTRY.pack}`,
  ),
  /** Whether invented people are at home here. */
  DEMO_DATA: onOff.optional(),
  REVIEW_POLICY: z.enum(['after', 'before']).default('after'),
  ALLOWED_EMAIL_DOMAINS: z
    .string()
    .transform((list) => list.split(',').map((domain) => domain.trim().toLowerCase()))
    .optional(),
  /** Whether places that staff have given to nobody go round among the best. */
  FEATURED_FILL: onOff.default(true),
  FEATURED_MIN_REVIEWS: wholeNumber(0, FEATURED_REVIEWS_MAX, 0),
  SITE_LANGUAGES: settingSchema('SITE_LANGUAGES')
    .transform((list) => LANGUAGES.filter((language) => list.split(',').includes(language)))
    .default([...LANGUAGES]),
  /** Nobody reads a page and writes to us in less time. */
  FORM_MIN_SECONDS: wholeNumber(0, 60, 3),
  /** Whether assistants may ask. */
  MCP: onOff.default(true),
  ANSWER_CACHE: onOff.default(true),
  /** Whether browsers keep pages for when there is no connection. */
  SERVICE_WORKER: onOff.default(true),
  PAGE_CACHE_MB: wholeNumber(1, 4096, 64),
  TRUSTED_PROXY_HOPS: wholeNumber(0, 10, 0),
  SESSION_IDLE_DAYS: wholeNumber(1, 365, 14),
  SESSION_MAX_DAYS: wholeNumber(1, 365, 30),
  STOP_NOTICE_SECONDS: wholeNumber(0, 60, 0),
  SECRET_KEY: z.string().min(32, 'must have at least 32 characters').optional(),
  METRICS_TOKEN: z.string().min(16, 'must have at least 16 characters').optional(),
  ADMIN_EMAIL: z.email().optional(),
  ADMIN_PASSWORD: z.string().min(12, 'must have at least 12 characters').optional(),
});

export const envNames = Object.keys(schema.shape);

type Parsed = z.output<typeof schema>;
export type Env = ReturnType<typeof withDefaults>;

const LOOPBACK = '127.0.0.1';

export class InvalidEnvironment extends Error {
  override name = 'InvalidEnvironment';
}

/** Reads every setting once; all problems are told together, so that one restart fixes them all. */
export function parseEnv(source: Record<string, string | undefined>): Env {
  const filled = Object.entries(source).filter(([, value]) => value?.trim());
  const result = schema
    .refine((env) => env.ADMIN_EMAIL || !env.ADMIN_PASSWORD, {
      path: ['ADMIN_EMAIL'],
      error: 'says whose ADMIN_PASSWORD it is: set both, or the email alone',
      when: () => true,
    })
    .refine((env) => env.DATABASE_URL || !env.DATABASE_READ_URL, {
      path: ['DATABASE_READ_URL'],
      error: 'is a replica of the server that DATABASE_URL names: set both',
      when: () => true,
    })
    .refine((env) => env.DATABASE_URL || (env.WORKERS ?? 1) === 1, {
      path: ['WORKERS'],
      error: 'the embedded database serves one process: set DATABASE_URL, or leave it out',
      when: () => true,
    })
    .refine((env) => env.DEMO_DATA !== true || !isPublic(env.SITE_URL), {
      path: ['DEMO_DATA'],
      error:
        'invented people and their staff login are not for a public SITE_URL: leave one of the two out',
      when: () => true,
    })
    .safeParse(Object.fromEntries(filled));
  if (result.success)
    return withDefaults(
      result.data,
      filled.map(([name]) => name),
    );
  const problems = result.error.issues.map(
    (issue) => `  ${issue.path.join('.')}: ${issue.message} (now ${shown(source, issue.path)})`,
  );
  throw new InvalidEnvironment(
    `These settings need correcting (see .env.example):\n${problems.join('\n')}`,
  );
}

/** A database that is asked through a socket has no host here. */
function isReadable(value: string): boolean {
  const parsed = URL.parse(value.replace('@/', '@socket/'));
  return parsed !== null && !/%(?![0-9a-f]{2})/i.test(parsed.username + parsed.password);
}

function isBareAddress(value: string): boolean {
  const parsed = URL.parse(value);
  return parsed !== null && parsed.href === `${parsed.origin}/`;
}

/** What depends on other settings: nobody should open a demo, or a way past the proxy, by leaving something out. */
function withDefaults(env: Parsed, given: readonly string[]) {
  const { SITE_URL = `http://localhost:${env.PORT}` } = env;
  const DEMO_DATA = env.DEMO_DATA ?? !(env.DATABASE_URL || isPublic(SITE_URL));
  const HOST = env.HOST ?? (DEMO_DATA || env.TRUSTED_PROXY_HOPS > 0 ? LOOPBACK : undefined);
  const WORKERS = env.WORKERS ?? (env.DATABASE_URL ? workersFor(env.DATABASE_POOL_SIZE) : 1);
  const ofStaff: { SITE_LOGO?: string; HERO_PICTURE?: string; HERO_VIDEO?: string } = {};
  return {
    ...env,
    ...ofStaff,
    SITE_URL,
    DEMO_DATA,
    HOST,
    WORKERS,
    MAIL_FROM: env.MAIL_FROM ?? senderOf(env),
    /** What the environment says; the rest are defaults, or what staff have set. */
    given,
  };
}

const senderOf = (env: Pick<Parsed, 'SITE_NAME' | 'CONTACT_EMAIL'>) =>
  `"${env.SITE_NAME.replaceAll(/["\\]/g, '')}" <${env.CONTACT_EMAIL}>`;

/** The same with what staff have set, where the environment says nothing. What does not keep the rules is left out. */
export function withSettings(env: Env, kept: Readonly<Record<string, string>>): Env {
  const result: Record<string, unknown> = { ...env };
  for (const [key, value] of Object.entries(kept)) {
    if (!isSettingKey(key) || env.given.includes(key) || SETTINGS[key].problem(value)) continue;
    const read = Object.hasOwn(schema.shape, key)
      ? schema.shape[key as keyof typeof schema.shape].safeParse(value)
      : { success: true, data: value };
    if (read.success) result[key] = read.data;
  }
  const whole = result as Env;
  return env.given.includes('MAIL_FROM') ? whole : { ...whole, MAIL_FROM: senderOf(whole) };
}

/** One per core, as long as each has two connections: one answers while another one looks for changes. */
const workersFor = (connections: number) =>
  Math.max(1, Math.min(availableParallelism(), Math.floor(connections / 2)));

const isPublic = (siteUrl: string | undefined) =>
  siteUrl !== undefined && URL.canParse(siteUrl) && isPublicSite(siteUrl);

function shown(source: Record<string, string | undefined>, path: PropertyKey[]): string {
  const name = String(path[0]);
  const value = source[name];
  if (value === undefined || value === '') return 'not set';
  return /PASSWORD|TOKEN|SECRET|URL/.test(name) ? 'set' : JSON.stringify(value);
}
