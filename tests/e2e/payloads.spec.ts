import { join } from 'node:path';
import { hostileTexts, plantPayloads } from '../support/input/plant-payloads.ts';
import { showPayloads } from '../support/input/show-payloads.ts';
import { newVisitor } from '../support/input/visitor.ts';
import { demoLogin } from './demo-server.ts';
import { expect, test } from './journey.ts';
import { lookAtTexts, withOddTexts } from './odd-texts.ts';

test('hostile texts stay texts, for visitors, owners and staff', async ({ browser, baseURL }) => {
  // Some fifty pages.
  test.slow();
  const site = { url: baseURL!, mailbox: join(process.env.E2E_DATA_DIR!, 'mailbox') };
  const planted = [
    await plantPayloads(site, 'specialist', 3, withOddTexts(hostileTexts(3))),
    await plantPayloads(site, 'business', 5, withOddTexts(hostileTexts(5))),
  ];
  const staff = newVisitor(site.url);
  await staff.postForm('/login', { ...(await demoLogin('admin')) });
  const scene = { planted, staff, queries: 1, links: 6, look: lookAtTexts };
  const shown = await showPayloads(browser, site.url, scene);
  expect(shown).toMatchObject({ alarms: [], failed: [] });
  expect(shown.withPayload).toBeGreaterThan(8);
});
