// @vitest-environment happy-dom
import { runInThisContext } from 'node:vm';
import { expect, it, vi } from 'vitest';
import { LATE_TYPE, startLateScript } from './start-late.ts';

it('a link that was pressed says so where it leads to another page, and nowhere else', () => {
  vi.spyOn(performance, 'getEntriesByType').mockReturnValue([]);
  document.body.innerHTML = `
    <style data-below-fold-styles></style><script type="${LATE_TYPE}" data-files=""></script>
    <a href="/faq">Questions</a>
    <a href="/business/pipes/contact.vcf" download>Save contact</a>
    <a href="/media/poster.jpg" download="poster.jpg">Poster</a>
    <a href="/terms" target="_blank">Terms</a>`;
  runInThisContext(startLateScript);
  const links = [...document.querySelectorAll('a')];
  for (const link of links) {
    link.addEventListener('click', (event) => event.preventDefault());
    link.click();
  }
  expect(links.filter(({ ariaBusy }) => ariaBusy).map(({ text }) => text)).toEqual(['Questions']);
});
