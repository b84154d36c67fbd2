import { sql } from 'drizzle-orm';
import { beforeAll, describe, expect, it } from 'vitest';
import { stampForm } from '#features/messages/bot-check.server.ts';
import { sendContactMessage, sendProviderMessage } from '#features/messages/send-message.server.ts';
import { sendReport } from '#features/reports/send-report.server.ts';
import { publishReview, requestReviewCode } from '#features/reviews/publish-review.server.ts';
import { codeFor, mailsTo, openBrowser, type Browser } from './browser.ts';
import { signUpIn } from './new-account.ts';
import { provideApp } from '../support/request.ts';
import { businessEntry, specialistEntry } from '../support/signup-entries.ts';

const { request, services } = provideApp({ STAFF_EMAIL: 'staff@example.bz' });

/** A bell, an override of the direction, a space without width, a tag, a filler, and what begins a line of its own. */
const JUNK = '\u0007\u202e\u200b\u{e0041}\u3164';
const BREAK = '\r\nBcc: all@example.com\u2028\u0085\v';
const HIDDEN = /[^\P{Cc}\n\t]|[\u200b\u2028-\u202e\u3164\u{e0041}]/u;
/** Everywhere in what was typed; passwords are what they are. */
const spoil = (entry: Record<string, string>) =>
  Object.fromEntries(
    Object.entries(entry).map(([name, value]) => {
      const spoiled = `${JUNK}${value.slice(0, 3)}${JUNK}${value.slice(3)}${JUNK}`;
      return [name, /^(email|password)$/.test(name) ? value : spoiled];
    }),
  );

const ids = { specialist: '', business: '' };
let elena: Browser;

beforeAll(async () => {
  elena = openBrowser(request);
  await signUpIn(elena, services(), 'specialist', spoil(specialistEntry));
  const business = { ...spoil(businessEntry), address: `4 West Street${BREAK}` };
  await signUpIn(openBrowser(request), services(), 'business', business);
  const { rows } = await services().db.execute<{ kind: 'specialist' | 'business'; slug: string }>(
    sql`select kind, slug from profiles`,
  );
  for (const { kind, slug } of rows) ids[kind] = slug;
});

/** Every text of every table of ours that has something in it that nobody sees. */
async function hiddenTexts(): Promise<string[]> {
  const { db } = services();
  const { rows } = await db.execute<{ table_name: string; column_name: string }>(sql`
    select table_name, column_name from information_schema.columns
    where table_schema = 'public' and data_type in ('text', 'jsonb', 'character varying', 'ARRAY')`);
  const found = await Promise.all(
    rows.map(async ({ table_name: table, column_name: column }) => {
      const texts = await db.execute<{ text: string | null }>(
        sql`select ${sql.identifier(column)}::text as text from ${sql.identifier(table)}`,
      );
      // JSON spells controls out.
      const read = (text: string) =>
        text.replace(/\\u([0-9a-f]{4})/g, (_, hex: string) =>
          String.fromCharCode(Number(`0x${hex}`)),
        );
      return texts.rows
        .filter(({ text }) => text !== null && HIDDEN.test(read(text)))
        .map(({ text }) => `${table}.${column}: ${JSON.stringify(text)}`);
    }),
  );
  return found.flat();
}

describe('what nobody sees', () => {
  it('is kept by no signup, and no name has two lines', async () => {
    expect(await hiddenTexts()).toEqual([]);
    const answer = await elena.send(`/api/search/get_specialist_profile.php?id=${ids.specialist}`);
    const { first_name, last_name, occupation, bio } = specialistShape(await answer.json());
    expect({ first_name, last_name, occupation, bio }).toEqual({
      first_name: 'Elena',
      last_name: 'Tzul',
      occupation: 'Tile setter',
      bio: specialistEntry.bio,
    });
    const { rows } = await services().db.execute(sql`select address from business_profiles`);
    expect(rows).toEqual([{ address: '4 West Street Bcc: all@example.com' }]);
  });

  it('is kept by no editor, which keeps the lines of a text', async () => {
    const { email: _email, password: _password, ...texts } = specialistEntry;
    const edit = {
      ...spoil(texts),
      firstName: 'Elena\r\n\u2028May',
      bio: `One\r\n\r\ntwo${JUNK}\u2028three`,
      version: '1',
      order: '{"profile":[],"background":[],"showcase":[]}',
      whatsapp: 'on',
      videoUrl: `https://youtu.be/${JUNK}dQw4w9WgXcQ`,
    };
    const saved = await elena.postMultipart('/api/profile/save', edit);
    expect(await saved.json()).toMatchObject({ success: true });
    expect(await hiddenTexts()).toEqual([]);
    const answer = await elena.send(`/api/search/get_specialist_profile.php?id=${ids.specialist}`);
    expect(await answer.json()).toMatchObject({
      first_name: 'Elena May',
      bio: 'One\n\ntwo\nthree',
      video_url: 'https://youtu.be/dQw4w9WgXcQ',
    });
  });

  it('alone fills no field', async () => {
    const browser = openBrowser(request);
    const refusal = signUpIn(browser, services(), 'specialist', {
      email: 'blank@gmail.com',
      firstName: JUNK + BREAK.replaceAll(/[a-z:@. ]/gi, ''),
    });
    await expect(refusal).rejects.toThrow('First name is required.');
  });

  it('makes no second business of the same name', async () => {
    const businessName = `Howler${JUNK} Ridge\u00a0\u200b Bakery`;
    const taken = await elena.postForm('/api/verify/email_check.php', {
      business_name: businessName,
    });
    expect(await taken.json()).toEqual({ businessName_taken: true });
    const again = { email: 'again@gmail.com', businessPhone: '822-0199', businessName };
    const second = signUpIn(openBrowser(request), services(), 'business', again);
    await expect(second).rejects.toThrow('Business name is already taken.');
  });

  it('reaches neither a mail nor what is kept of it, a report or a review', async () => {
    const past = { ...services(), clock: { now: () => new Date(Date.now() - 20_000) } };
    const guarded = () => ({ client: '192.0.2.9', stamp: stampForm(past), trap: '' });
    const written = {
      name: `Ana${JUNK}${BREAK}`,
      email: `${JUNK}ana@gmail.com`,
      message: `One\r\ntwo${JUNK}`,
    };
    await sendContactMessage(services(), { ...written, ...guarded(), topic: null });
    const to = { kind: 'specialist', id: ids.specialist } as const;
    await sendProviderMessage(services(), { ...written, ...guarded(), ...to });
    const { rows } = await services().db.execute<{ id: number }>(
      sql`select account_id as id from profiles where kind = 'business'`,
    );
    const review = {
      profileId: rows[0]!.id,
      viewer: null,
      fields: {
        stars: '5',
        text: `Good bread${JUNK}, every day.`,
        name: written.name,
        email: written.email,
      },
    };
    const browser = 'a'.repeat(32);
    await requestReviewCode(services(), { ...review, ...guarded(), browser, again: false });
    const code = await codeFor(services(), 'ana@gmail.com');
    await publishReview(services(), { ...review, code, browser });
    await sendReport(services(), {
      kind: 'profile',
      id: ids.business,
      reason: 'other',
      text: `Not open${JUNK}`,
      email: written.email,
      ...guarded(),
    });
    expect(await hiddenTexts()).toEqual([]);
    const [toStaff] = await mailsTo(services(), 'staff@example.bz');
    expect(toStaff!.subject).toContain('from Ana Bcc: all@example.com');
    expect(toStaff!.headers.filter(({ key }) => key === 'bcc')).toEqual([]);
    expect(HIDDEN.test(toStaff!.text!.replaceAll('\r\n', '\n'))).toBe(false);
  });
});

const specialistShape = (answer: unknown) =>
  answer as Record<'first_name' | 'last_name' | 'occupation' | 'bio', string>;
