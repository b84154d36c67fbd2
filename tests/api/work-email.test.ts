import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { eq } from 'drizzle-orm';
import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { stampForm } from '#features/messages/bot-check.server.ts';
import { decide } from '#features/moderation/queue/decide.server.ts';
import { getItem } from '#features/moderation/queue/get-item.server.ts';
import type { Actor } from '#features/accounts/record-act.server.ts';
import { profiles } from '#platform/db/tables/profiles.ts';
import { codeFor, mailsTo, openBrowser, type Browser } from './browser.ts';
import { signUpIn } from './new-account.ts';
import { renderPage } from './pages.ts';
import { provideApp } from '../support/request.ts';
import { specialistEntry } from '../support/signup-entries.ts';
import { newStaff } from './staff.ts';

interface Owner {
  browser: Browser;
  email: string;
  workEmail: string;
  entry: typeof specialistEntry;
  slug: string;
  id: string;
}

describe.each(['after', 'before'])('a work email, where staff look %s', (REVIEW_POLICY) => {
  const { request, services } = provideApp({ REVIEW_POLICY }, renderPage);
  let people = 0;
  let clients = 0;
  const newBrowser = () => openBrowser(request, `198.51.100.${++clients}`);

  let staff: Actor;
  beforeAll(async () => {
    staff = (await newStaff(services())).actor;
  });
  beforeEach(() => services().database.pool.query('delete from rate_limits'));

  async function newOwner(workEmail: string): Promise<Owner> {
    const number = String(++people).padStart(4, '0');
    const email = `owner${number}@gmail.com`;
    const browser = newBrowser();
    const entry = { ...specialistEntry, email, workEmail, phone: `622-${number}` };
    await signUpIn(browser, services(), 'specialist', entry);
    const { rows } = await services().database.pool.query(
      'select slug, account_id as id from profiles join accounts on accounts.id = account_id where email = $1',
      [email],
    );
    const owner = {
      browser,
      email,
      workEmail,
      entry,
      ...(rows[0] as { slug: string; id: string }),
    };
    await approve(owner);
    return owner;
  }

  const account = async (browser: Browser, fields: Record<string, string>) => {
    const answer = await browser.postForm('/account', fields);
    const { said } = (await answer.json()) as {
      said: { done?: string; failure?: string; errors?: { code?: string } };
    };
    return said.done ?? said.failure ?? said.errors?.code;
  };
  const send = (browser: Browser) => account(browser, { intent: 'request-work-email' });
  const confirm = (browser: Browser, code: string) =>
    account(browser, { intent: 'confirm-work-email', code });
  async function prove(owner: Owner) {
    await send(owner.browser);
    const code = await codeFor(services(), owner.workEmail);
    return confirm(owner.browser, code);
  }
  async function save(owner: Owner, workEmail: string) {
    const [row] = await services()
      .db.select()
      .from(profiles)
      .where(eq(profiles.accountId, Number(owner.id)));
    const { email: _email, password: _password, ...fields } = { ...owner.entry, workEmail };
    const saved = await owner.browser.postMultipart('/api/profile/save', {
      ...fields,
      version: String(row!.version),
      order: JSON.stringify({ profile: [], background: [], showcase: [] }),
    });
    expect(await saved.json()).toMatchObject({ success: true });
    await approve(owner);
  }
  /** As staff do with what waits. */
  async function approve({ slug }: Owner) {
    const { stamp } = await getItem(services(), slug);
    const reason = { reason: '', text: '' };
    await decide(services(), { slug, decision: 'approve', stamp, ...reason, actor: staff });
  }

  let visitors = 0;
  /** Where the words of a stranger end up: those who got a mail that says them. */
  async function readersOf(owner: Owner): Promise<string[]> {
    const words = `Unasked words ${++visitors}`;
    const early = { ...services(), clock: { now: () => new Date(Date.now() - 10_000) } };
    const answer = await newBrowser().postForm(`/specialist/${owner.slug}/message`, {
      name: 'Ana Pech',
      email: `ana${visitors}@gmail.com`,
      message: words,
      stamp: stampForm(early),
      website: '',
    });
    expect(answer.status).toBeLessThan(400);
    const addresses = [owner.email, owner.workEmail];
    const found = async () => {
      services().queue.nudge();
      const files = await readdir(join(services().env.DATA_DIR, 'outbox'));
      const mails = await Promise.all(
        addresses.map(async (address) =>
          files.some((file) => file.endsWith(`-${address}.eml`))
            ? mailsTo(services(), address)
            : [],
        ),
      );
      return addresses.filter((_, i) => mails[i]!.some(({ text }) => text?.includes(words)));
    };
    await expect.poll(found, { timeout: 20_000 }).not.toEqual([]);
    return found();
  }

  it('gets what strangers write once its owner has proved it, and not before', async () => {
    const owner = await newOwner('elena@tzul.example');
    expect(await readersOf(owner)).toEqual([owner.email]);
    expect(await prove(owner)).toBe('Visitors’ messages now go to elena@tzul.example.');
    expect(await readersOf(owner)).toEqual([owner.workEmail]);
    const data = await owner.browser.send('/account');
    expect(await data.json()).toMatchObject({
      loaded: { workEmail: { email: owner.workEmail, confirmed: true, pending: null } },
    });
  });

  it('has to be proved again when it is another one, and only then', async () => {
    const owner = await newOwner('first@tzul.example');
    await prove(owner);
    await save(owner, 'First@Tzul.example');
    const spelled = { ...owner, workEmail: 'First@Tzul.example' };
    expect(await readersOf(spelled)).toEqual([spelled.workEmail]);
    await save(owner, 'second@tzul.example');
    expect(await readersOf(owner)).toEqual([owner.email]);
    await save(owner, 'first@tzul.example');
    expect(await readersOf(owner)).toEqual([owner.email]);
  });

  it('is proved by a code for that very address, asked for in that very session', async () => {
    const owner = await newOwner('old@tzul.example');
    const other = await newOwner('other@tzul.example');
    await send(owner.browser);
    const code = await codeFor(services(), owner.workEmail);
    expect(await confirm(other.browser, code)).toMatch(/expired|Invalid/);
    await save(owner, 'new@tzul.example');
    expect(await confirm(owner.browser, code)).toMatch(/another work email/);
    const renewed = { ...owner, workEmail: 'new@tzul.example' };
    expect(await readersOf(renewed)).toEqual([owner.email]);
    expect(await prove(renewed)).toMatch(/^Visitors’ messages now go to/);
  });

  it('is asked for a code no more often than any other address', async () => {
    const owner = await newOwner('bombed@tzul.example');
    const said = [];
    for (let round = 0; round < 30; round++) said.push(await send(owner.browser));
    expect(said.filter((each) => each!.startsWith('Verification code sent'))).toHaveLength(1);
    expect(said.at(-1)).toMatch(/^Too many attempts/);
  });

  it('is nothing to confirm where there is none', async () => {
    const owner = await newOwner('');
    expect(await send(owner.browser)).toMatch(/no work email/);
    const data = await owner.browser.send('/account');
    expect(await data.json()).toMatchObject({ loaded: { workEmail: null } });
  });
});
