import { chromium } from '@playwright/test';
import { findBrowser } from '../../scripts/test-browser.mjs';
import { siteOf, signInStaff, STAFF, type Kind } from '../../tests/support/input/people.ts';
import { PAYLOADS } from '../../tests/support/input/payloads.ts';
import { plantPayloads, type Planted } from '../../tests/support/input/plant-payloads.ts';
import { showPayloads } from '../../tests/support/input/show-payloads.ts';
import { testAlarm } from '../../tests/support/input/watch-page.ts';
import { atLeast, same, type Scenario } from '../scenario.ts';

export default {
  name: 'payloads',
  title: 'hostile texts in every field, shown in a browser to visitors, owners and staff',
  engines: ['embedded'],
  minutes: 20,
  mutations: [
    {
      title: 'texts of a profile as text, not as HTML',
      file: 'build/server',
      find: 'children: orNotGiven(text)',
      replace: 'dangerouslySetInnerHTML: { __html: text }',
    },
  ],
  async run(stage) {
    const each = stage.quick ? 1 : 8;
    const server = await stage.startServer({
      TRUSTED_PROXY_HOPS: '1',
      ADMIN_EMAIL: STAFF.email,
      ADMIN_PASSWORD: STAFF.password,
    });
    const site = siteOf(server.url, stage.database.DATA_DIR);
    const planted: Planted[] = [];
    for (const kind of ['specialist', 'business'] satisfies Kind[])
      for (let number = 0; number < each; number++)
        planted.push(await plantPayloads(site, kind, number + (kind === 'business' ? 100 : 0)));
    const browser = await chromium.launch({
      executablePath: await findBrowser(),
      args: [
        // A container's root cannot use the sandbox; the pages under test are our own.
        ...(process.getuid?.() === 0 ? ['--no-sandbox'] : []),
        '--disable-background-networking',
        '--disable-component-update',
        '--disable-sync',
      ],
    });
    stage.onEnd(() => browser.close());
    const alarms = await testAlarm(browser, server.url);
    const staff = await signInStaff(site);
    const queries = stage.quick ? 4 : PAYLOADS.length;
    const shown = await showPayloads(browser, server.url, { planted, staff, queries });
    [...new Set([...shown.alarms, ...shown.failed])].slice(0, 20).forEach(stage.report);
    return [
      atLeast('alarms when code is put into a page on purpose', 2, alarms.length),
      atLeast(
        `pages opened, ${planted.length} people's every text hostile`,
        stage.quick ? 40 : 400,
        shown.pages,
      ),
      atLeast('pages that showed such a text, as text', stage.quick ? 15 : 150, shown.withPayload),
      same(
        'times that code ran, a dialog opened, the policy was broken or the site was left',
        0,
        shown.alarms.length,
      ),
      same('pages that failed', 0, shown.failed.length),
    ];
  },
} satisfies Scenario;
