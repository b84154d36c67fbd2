import { join } from 'node:path';
import { plantPayloads } from '../../proof/input/plant-payloads.ts';
import { showPayloads } from '../../proof/input/show-payloads.ts';
import { newVisitor } from '../../proof/input/visitor.ts';
import { demoLogin } from './demo-server.ts';
import { expect, openPage, test } from './journey.ts';
import { lookAtTexts, oddTexts } from './odd-texts.ts';

test('hostile texts stay texts, for visitors, owners and staff', async ({ browser, baseURL }) => {
  const site = { url: baseURL!, mailbox: join(process.env.E2E_DATA_DIR!, 'mailbox') };
  const planted = [
    await plantPayloads(site, 'specialist', 3),
    await plantPayloads(site, 'specialist', 4, oddTexts()),
    await plantPayloads(site, 'business', 5, oddTexts()),
  ];
  const staff = newVisitor(site.url);
  await staff.postForm('/login', { ...(await demoLogin('admin')) });
  const scene = { planted, staff, queries: 1, links: 8, look: lookAtTexts };
  const shown = await showPayloads(browser, site.url, scene);
  expect(shown).toMatchObject({ alarms: [], failed: [] });
  expect(shown.withPayload).toBeGreaterThan(8);
});

test.describe('a script that writes texts into the page', () => {
  // The browser tells of each attempt.
  test.use({ expectedErrors: [/Trusted ?(HTML|Script|Type)|No markup from texts/] });

  test('makes no markup and no program of them', async ({ page }) => {
    await openPage(page, '/');
    const outcomes = await page.evaluate(() => {
      const markup = '<img src="/no-such-picture" onerror="document.title = 1">';
      const ways = {
        innerHTML: () => (document.createElement('div').innerHTML = markup),
        outerHTML: () => (document.body.firstElementChild!.outerHTML = markup),
        insertAdjacentHTML: () => document.body.insertAdjacentHTML('beforeend', markup),
        srcdoc: () => (document.createElement('iframe').srcdoc = markup),
        src: () => (document.createElement('script').src = '/no-such-script.js'),
        text: () => (document.createElement('script').text = 'document.title = 1'),
        'another policy': () =>
          (
            window as never as { trustedTypes: { createPolicy: (name: string) => void } }
          ).trustedTypes //
            .createPolicy('another'),
      };
      return Object.entries(ways).map(([name, write]) => {
        try {
          write();
          return `${name}: done`;
        } catch (error) {
          return `${name}: ${(error as Error).name}`;
        }
      });
    });
    expect(outcomes.filter((each) => !each.endsWith(': TypeError'))).toEqual([]);
    expect(outcomes).toHaveLength(7);
  });
});
