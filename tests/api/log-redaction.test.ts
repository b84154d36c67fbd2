import { expect, it } from 'vitest';
import { ensureAdmin } from '#features/accounts/ensure-admin.server.ts';
import { profiles } from '#platform/db/tables/profiles.ts';
import { startWorkers } from '#platform/jobs/jobs.server.ts';
import { createLog } from '#platform/log.server.ts';
import { mailJob } from '#platform/mail/mail-job.server.ts';
import { createMailer } from '#platform/mail/mailer.server.ts';
import { stampForm } from '#features/messages/bot-check.server.ts';
import { provideSmtpServer } from '../support/provide-smtp-server.ts';
import { codeFor, openBrowser } from './browser.ts';
import { signUpIn } from './new-account.ts';
import { askPage } from './pages.ts';
import { provideApp } from '../support/request.ts';
import { specialistEntry } from '../support/signup-entries.ts';

const lines: string[] = [];
const { request, services } = provideApp(
  { METRICS_TOKEN: 'Sentinel-metrics-token' },
  undefined,
  createLog('trace', { write: (line) => lines.push(line) }),
);
const smtp = provideSmtpServer();

const EMAIL = 'sentinel.elena@gmail.com';
const OWNER = 'sentinel.owner@gmail.com';
const VISITOR = 'sentinel.visitor@gmail.com';
const STAFF = 'sentinel.staff@kanek.bz';
const PASSWORD = 'Sentinel7pass';
/** Everything that was typed, sent or set, and that nobody may read in a log. */
const secrets = new Set(['sentinel', 'argon2', 'Mangrove7']);
const browser = openBrowser(request);
const keepCookies = () => {
  for (const value of browser.cookies.values()) secrets.add(value);
};

async function signUp() {
  await browser.postJson('/api/verify/send_code.php', { email: EMAIL });
  const code = await codeFor(services(), EMAIL);
  secrets.add(code);
  keepCookies();
  for (const typed of ['135791', code])
    await browser.postJson('/api/verify/verify_code.php', { email: EMAIL, code: typed });
  secrets.add('135791');
  keepCookies();
  const entry = { ...specialistEntry, email: EMAIL, password: PASSWORD, workEmail: '' };
  const answer = await browser.postMultipart('/api/verify/db_insert1.php', entry);
  expect(await answer.json()).toMatchObject({ success: true });
  keepCookies();
}

async function signIn() {
  for (const password of ['Sentinel-wrong1', PASSWORD]) {
    const form = { email: EMAIL, password };
    const { cookies } = await askPage(services(), null, '/login', { form });
    for (const cookie of cookies) secrets.add(cookie.split(/[=;]/)[1]!);
  }
  await ensureAdmin(services().db, { email: STAFF, password: PASSWORD });
  const staff = await askPage(services(), null, '/login', {
    form: { email: STAFF, password: PASSWORD },
  });
  const cookie = staff.cookies.map((each) => each.split(';')[0]).join('; ');
  await askPage(services(), null, '/login/code', { form: { code: '975313' }, cookie });
  secrets.add('975313');
}

async function reset() {
  // Somebody else: one address gets one code a minute.
  await signUpIn(openBrowser(request), services(), 'business', { email: OWNER });
  await browser.postJson('/api/reset_password_request.php', { email: OWNER });
  const code = await codeFor(services(), OWNER, 2);
  secrets.add(code);
  await request(`/resetpassword?email=${encodeURIComponent(OWNER)}&code=${code}&token=sentinel`);
  const new_password = `${PASSWORD}2`;
  const typed = { email: OWNER, verification_code: code, new_password };
  expect((await browser.postJson('/api/reset_password_submit.php', typed)).status).toBe(200);
}

async function visit() {
  const [profile] = await services().db.select({ slug: profiles.slug }).from(profiles);
  const form = { stars: '5', name: 'Sentinel', email: VISITOR, text: 'Sentinel opinion, kind.' };
  await askPage(services(), null, `/specialist/${profile!.slug}/review`, { form });
  const stamp = stampForm(services());
  await askPage(services(), null, '/contact', {
    form: { name: 'Sentinel', email: VISITOR, message: 'Sentinel message', stamp },
  });
  const headers = { Cookie: '__Host-session=sentinel; session=sentinel' };
  await request(`/specialist/${VISITOR}?q=sentinel`, { headers });
  await request(`/api/search/specialist.php?search=${VISITOR}`);
  await request('/metrics', { headers: { Authorization: 'Bearer sentinel-guess' } });
  await request('/metrics', { headers: { Authorization: 'Bearer Sentinel-metrics-token' } });
}

/** A statement that fails carries its values in the error. */
async function breakStatements() {
  const { pool } = services().database;
  await pool.query('alter table accounts rename to accounts_away');
  await browser.postJson('/api/reset_password_request.php', { email: VISITOR });
  const entry = { email: VISITOR, password: PASSWORD, phone: '622-0177' };
  secrets.add('622-0177').add('+5016220177').add('6220177');
  const failed = signUpIn(openBrowser(request), services(), 'specialist', entry);
  await expect(failed).rejects.toThrow(/./);
  await pool.query('alter table accounts_away rename to accounts');
  // Here a whole mail, with its code, is a value of the statement.
  await pool.query('alter table pgboss.queue rename to queue_away');
  const unsent = await browser.postJson('/api/verify/send_code.php', {
    email: 'sentinel.new@gmail.com',
  });
  expect(unsent.status).toBe(500);
  await pool.query('alter table pgboss.queue_away rename to queue');
}

/** A server that refuses a mail may repeat all of it. */
async function refuseMail() {
  const mailer = createMailer({ env: { ...services().env, MAIL_URL: smtp().url } });
  const job = { ...mailJob, name: 'mail-refused', retryLimit: 0 };
  await startWorkers([job], { ...services(), mailer });
  smtp().troubleEach(1, 550, `no such user <${VISITOR}>`);
  const mail = { to: VISITOR, subject: 'x', text: 'Sentinel 864209', messageId: '<m@kanek.bz>' };
  secrets.add('864209');
  await services().queue.send(job, mail);
  services().queue.nudge();
  await expect.poll(() => lines.some((line) => line.includes('"job failed"'))).toBe(true);
  mailer.close();
}

it('sees all that happens', async () => {
  await signUp();
  await signIn();
  await reset();
  await visit();
  await breakStatements();
  await refuseMail();
  const messages = lines.map((line) => (JSON.parse(line) as { msg: string }).msg);
  const count = (wanted: string) => messages.filter((message) => message === wanted).length;
  expect(count('request')).toBeGreaterThan(12);
  expect(count('mail sent')).toBeGreaterThan(2);
  expect(count('unexpected failure')).toBeGreaterThan(2);
  expect(count('job failed')).toBe(1);
});

it('is one JSON object a line', () => {
  for (const line of lines) {
    expect(line.indexOf('\n')).toBe(line.length - 1);
    expect(JSON.parse(line)).toMatchObject({ level: expect.any(String), time: expect.any(String) });
  }
});

it('holds no password, code, token, cookie, message or whole address', () => {
  expect(secrets.size).toBeGreaterThan(9);
  // A code is six digits, as the end of a time may be: only what stands alone counts.
  const found = [...secrets].filter((secret) => {
    const alone = new RegExp(`(?<![\\w-])${secret.replace(/\W/g, '\\$&')}`, 'i');
    return lines.some((line) => alone.test(line));
  });
  expect(found).toEqual([]);
  // The code in a mail that could not even be queued is known to nobody else.
  expect(lines.filter((line) => /(?<![\w.-])\d{6}(?![\w.-])/.test(line))).toEqual([]);
});
