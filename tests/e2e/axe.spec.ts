import type { RunOnly } from 'axe-core';
import { expectNoViolations } from './axe.ts';
import { expect, test } from './journey.ts';

const CONTRAST: RunOnly = { type: 'rule', values: ['color-contrast'] };
const rows = Array.from({ length: 6 }, (_, row) => `<li><p class="row">Row ${row}</p></li>`);

test('too little contrast is found, however often what looks alike was good', async ({ page }) => {
  await page.setContent(`<main><ul>${rows.join('')}</ul></main>`);
  const last = page.locator('li').last();
  const find = () => expectNoViolations(page, CONTRAST);
  await find();
  await find();
  for (const [name, fault, target] of [
    ['a pale text', 'color: #ccc', last.locator('p')],
    ['a dark ground', 'background: #222', last],
    ['a text that is see-through', 'opacity: 0.2', last],
    ['another theme', 'background: #111', page.locator('html')],
  ] as const)
    await test.step(name, async () => {
      await target.evaluate((element, style) => element.setAttribute('style', style), fault);
      await expect(find()).rejects.toThrow(/color-contrast: p\.row “Row/);
      await target.evaluate((element) => element.removeAttribute('style'));
      await find();
    });
  await test.step('what has something laid under it is looked at again', async () => {
    await expect(last.locator('p')).toHaveAttribute('data-proved');
    await last.evaluate((element) => {
      const veil = '<i style="position: absolute; inset: 0; background: #333; z-index: -1"></i>';
      (element as HTMLElement).style.cssText = 'position: relative; z-index: 0';
      element.insertAdjacentHTML('beforeend', veil);
    });
    await find();
    await expect(last.locator('p')).not.toHaveAttribute('data-proved');
  });
});
