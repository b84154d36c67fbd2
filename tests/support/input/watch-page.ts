import type { Browser, BrowserContext, Page } from '@playwright/test';
import { until } from './visitor.ts';

/** Everything that must stay silent while hostile texts are shown. */
export interface Watch {
  alarms: string[];
}

/** Notes code that ran, dialogs, violations of the policy, and requests that leave the site. */
export async function watchContext(context: BrowserContext, siteUrl: string): Promise<Watch> {
  const watch: Watch = { alarms: [] };
  const alarm = (what: string) => watch.alarms.push(what.slice(0, 200));
  await context.exposeFunction('__alarm', alarm);
  await context.addInitScript(() => {
    const tell = (what: string) =>
      void (window as unknown as { __alarm(text: string): Promise<void> }).__alarm(what);
    Object.defineProperty(window, '__pwned', {
      set() {
        tell(`code ran on ${location.pathname}`);
      },
      configurable: false,
    });
    document.addEventListener('securitypolicyviolation', (event) =>
      tell(`policy: ${event.violatedDirective} ${event.blockedURI} on ${location.pathname}`),
    );
  });
  const own = new URL(siteUrl).origin;
  context.on('request', (request) => {
    const { origin, protocol } = new URL(request.url());
    if (protocol !== 'data:' && protocol !== 'blob:' && origin !== own)
      alarm(`request to ${request.url()}`);
  });
  context.on('page', (page) => watchPage(page, alarm));
  return watch;
}

function watchPage(page: Page, alarm: (what: string) => void): void {
  page.on('dialog', (dialog) => {
    alarm(`dialog on ${page.url()}: ${dialog.message()}`);
    void dialog.dismiss();
  });
}

/** Does to a page what makes waiting code run: focus, hovering, errors of pictures. */
export async function provoke(page: Page): Promise<void> {
  await page.evaluate(() => {
    for (const element of document.querySelectorAll('body *')) {
      for (const type of ['mouseover', 'focus', 'toggle', 'error'])
        element.dispatchEvent(new Event(type, { bubbles: false, cancelable: true }));
      // A link of ours never runs code.
      const href = element.getAttribute('href') ?? '';
      if (/^\s*(javascript|data|vbscript):/i.test(href))
        element.dispatchEvent(new MouseEvent('click'));
    }
  });
}

/** Whether the alarm rings at all: puts code into a page on purpose and waits to hear of it. */
export async function testAlarm(browser: Browser, siteUrl: string): Promise<string[]> {
  const context = await browser.newContext();
  const watch = await watchContext(context, siteUrl);
  const page = await context.newPage();
  await page.goto(siteUrl);
  await page.evaluate(() => {
    const picture = document.createElement('img');
    picture.setAttribute('onerror', 'window.__pwned = 1');
    picture.src = '//evil.example/x.gif';
    document.body.append(picture);
  });
  await page.evaluate('window.__pwned = 1');
  await until('an alarm', () => Promise.resolve(watch.alarms.length >= 2 ? true : null));
  await context.close();
  return watch.alarms;
}
