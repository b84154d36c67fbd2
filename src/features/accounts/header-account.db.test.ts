import { beforeAll, expect, it } from 'vitest';
import { demoProviders } from '#features/demo/demo-providers.server.ts';
import { accounts } from '#platform/db/tables/accounts.ts';
import { media } from '#platform/db/tables/media.ts';
import { profiles } from '#platform/db/tables/profiles.ts';
import { fillDemo } from '../../../tests/support/fill-demo.ts';
import { provideServices } from '../../../tests/support/test-services.ts';
import { describeHeaderAccount } from './account-page/describe-account.server.ts';

const services = provideServices();

beforeAll(async () => {
  const some = demoProviders(new Date()).slice(0, 1);
  await fillDemo(services(), some);
});

it('shows the page and the live picture of a provider, and nothing of a profile to staff', async () => {
  const { db } = services();
  const [own] = await db.select().from(profiles);
  const { accountId: id, kind, slug, displayName: name } = own!;
  const account = { id, kind, email: 'a@kanek.example', name };
  await db.delete(media);
  const waiting = { contentType: 'image/webp', byteSize: 1, contentHash: 'x', live: false };
  const portrait = { ...waiting, accountId: id, slot: 'profile' } as const;
  await db.insert(media).values({ ...portrait, key: 'abc0' });
  const home = kind === 'specialist' ? '/profile1' : '/profile2';
  const page = `/${kind}/${slug}`;
  expect(await describeHeaderAccount(db, account)).toEqual({ name, home, page });

  await db.insert(media).values({ ...portrait, key: 'abc1', live: true });
  const shown = { name, home, page, portrait: '/media/abc1/96.webp' };
  expect(await describeHeaderAccount(db, account)).toEqual(shown);

  const staff = { ...account, kind: 'admin' } as const;
  expect(await describeHeaderAccount(db, staff)).toEqual({ name, home: '/admin' });
  await db.delete(accounts);
  expect(await describeHeaderAccount(db, account)).toEqual({ name, home });
});
