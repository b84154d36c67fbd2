import { eq } from 'drizzle-orm';
import { beforeAll, describe, expect, it } from 'vitest';
import {
  confirmByLink,
  findConfirmation,
} from '#features/insights/freshness/confirmation.server.ts';
import { askOwners } from '#features/insights/freshness/ask-owners-job.server.ts';
import { accounts } from '#platform/db/tables/accounts.ts';
import { profiles } from '#platform/db/tables/profiles.ts';
import { inLanguage } from '#platform/language.server.ts';
import type { Services } from '#platform/services.server.ts';
import { mailsTo, openBrowser } from './browser.ts';
import { signUpIn } from './new-account.ts';
import { provideApp } from '../support/request.ts';
import { businessEntry, specialistEntry } from '../support/signup-entries.ts';

const DAY = 24 * 60 * 60 * 1000;

describe('"Are your details still right?"', () => {
  const { request, services } = provideApp();
  const start = Date.now();
  const onDay = (day: number): Services => ({
    ...services(),
    clock: { now: () => new Date(start + day * DAY) },
  });
  const elena = specialistEntry.email;
  const bakery = businessEntry.email;
  const QUESTION = 'Are your details still right?';

  const asked = async (address: string) => {
    const mails = await mailsTo(services(), address, 0);
    return mails.filter(({ subject }) => subject === QUESTION);
  };
  /** How many questions have left for each, when all that is waiting has left. */
  const counts = async () => {
    services().queue.nudge();
    await expect
      .poll(
        async () => {
          const { rows } = await services().database.pool.query<{ open: number }>(
            "select count(*)::int as open from pgboss.job where name = 'bulk-mail' and state in ('created', 'active', 'retry')",
          );
          services().queue.nudge();
          return rows[0]!.open;
        },
        { timeout: 20_000 },
      )
      .toBe(0);
    return [(await asked(elena)).length, (await asked(bakery)).length];
  };
  const profileOf = async (kind: 'specialist' | 'business') => {
    const [row] = await services().db.select().from(profiles).where(eq(profiles.kind, kind));
    return row!;
  };

  beforeAll(async () => {
    const browser = openBrowser(request);
    await signUpIn(browser, services(), 'specialist');
    await signUpIn(openBrowser(request), services(), 'business');
  });

  it('is asked after 90 days without a sign of life, once', async () => {
    await askOwners(onDay(89));
    expect(await counts()).toEqual([0, 0]);
    await askOwners(onDay(90.1));
    await Promise.all([askOwners(onDay(90.1)), askOwners(onDay(91))]);
    await askOwners(onDay(179));
    expect(await counts()).toEqual([1, 1]);
  });

  const linkTo = async (address: string) => {
    const mail = (await asked(address)).at(-1)!;
    const link = /https?:\S+\/confirm-details\?\S+/.exec(mail.text!)![0];
    expect(mail.html).toContain(link.replaceAll('&', '&amp;'));
    return link;
  };
  it('is answered by one tap, signed out, and not by looking', async () => {
    const link = await linkTo(elena);
    const before = (await profileOf('specialist')).confirmedAt;
    expect(await findConfirmation(onDay(91), link)).toMatchObject({
      state: 'asked',
      name: 'Elena Tzul',
      details: [
        { label: 'Occupation', value: 'Tile setter' },
        { label: 'Location', value: 'San Ignacio' },
        { label: 'Phone', value: '+501 622-0101' },
        { label: 'Work email', value: 'elena@tzul.example' },
      ],
    });
    expect((await profileOf('specialist')).confirmedAt).toEqual(before);
    await services().db.update(profiles).set({ location: 'Belize City' });
    const inSpanish = await inLanguage('es', () => findConfirmation(onDay(91), link));
    expect(inSpanish).toMatchObject({ details: [{}, { value: 'Ciudad de Belice' }, {}, {}] });

    await confirmByLink(onDay(92), link);
    const confirmed = (await profileOf('specialist')).confirmedAt;
    expect(confirmed.getTime()).toBe(Math.floor(start + 92 * DAY));
    expect(await findConfirmation(onDay(92), link)).toMatchObject({ state: 'confirmed' });

    // The same link, found by somebody much later, moves nothing any more.
    await confirmByLink(onDay(170), link);
    expect((await profileOf('specialist')).confirmedAt).toEqual(confirmed);
    expect((await profileOf('business')).confirmedAt.getTime()).toBeLessThan(start + DAY);
  });

  it('is not answered by a link that is forged or too old', async () => {
    const link = await linkTo(bakery);
    const before = (await profileOf('business')).confirmedAt;
    const { slug } = await profileOf('specialist');
    const forged = [
      link.replace(/profile=[^&]+/, `profile=${slug}`),
      link.replace(/asked=\d+/, `asked=${start + 500 * DAY}`),
      link.replace(/proof=.{4}/, 'proof=AAAA'),
      link.replace(/&proof=.*/, ''),
      link.replace(/\?.*/, ''),
    ];
    for (const each of forged) {
      expect(await findConfirmation(onDay(91), each)).toEqual({ state: 'wrong' });
      await confirmByLink(onDay(91), each);
    }
    expect(await findConfirmation(onDay(181), link)).toEqual({ state: 'old' });
    await confirmByLink(onDay(181), link);
    expect((await profileOf('business')).confirmedAt).toEqual(before);
  });

  it('is asked again 90 days after the last question or answer', async () => {
    await askOwners(onDay(181));
    expect(await counts()).toEqual([1, 2]);
    await askOwners(onDay(182.1));
    expect(await counts()).toEqual([2, 2]);
  });

  it('is not asked of whom visitors do not find, nor of invented people', async () => {
    const { db } = services();
    const { accountId } = await profileOf('business');
    const ofBakery = eq(profiles.accountId, accountId);
    const account = eq(accounts.id, accountId);
    const day = 300;

    await db.update(profiles).set({ pausedAt: new Date(), listed: false }).where(ofBakery);
    await askOwners(onDay(day));
    await db.update(profiles).set({ pausedAt: null, listed: true }).where(ofBakery);
    await db.update(accounts).set({ status: 'suspended' }).where(account);
    await askOwners(onDay(day));
    await db.update(accounts).set({ status: 'active', isDemo: true }).where(account);
    await askOwners(onDay(day));
    expect(await counts()).toEqual([3, 2]);

    await db.update(accounts).set({ isDemo: false }).where(account);
    await askOwners(onDay(day));
    expect(await counts()).toEqual([3, 3]);
  });

  it('is not noted as asked when the mail could not be handed over', async () => {
    const queue = { ...services().queue, send: () => Promise.reject(new Error('queue is away')) };
    const later = onDay(400);
    await expect(askOwners({ ...later, queue })).rejects.toThrow('queue is away');
    await askOwners(later);
    expect(await counts()).toEqual([4, 4]);
  });
});
