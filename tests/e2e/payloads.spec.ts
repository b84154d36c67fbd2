import { join } from 'node:path';
import { plantPayloads } from '../../proof/input/plant-payloads.ts';
import { showPayloads } from '../../proof/input/show-payloads.ts';
import { newVisitor } from '../../proof/input/visitor.ts';
import { demoLogin } from './demo-server.ts';
import { expect, test } from './journey.ts';

test('hostile texts stay texts, for visitors, owners and staff', async ({ browser, baseURL }) => {
  const site = { url: baseURL!, mailbox: join(process.env.E2E_DATA_DIR!, 'mailbox') };
  const planted = [await plantPayloads(site, 'specialist', 3)];
  const staff = newVisitor(site.url);
  await staff.postForm('/login', { ...(await demoLogin('admin')) });
  const shown = await showPayloads(browser, site.url, { planted, staff, queries: 1, links: 8 });
  expect(shown).toMatchObject({ alarms: [], failed: [] });
  expect(shown.withPayload).toBeGreaterThan(8);
});
