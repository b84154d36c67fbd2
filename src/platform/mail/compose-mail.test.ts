import { html } from 'hono/html';
import { describe, expect, it } from 'vitest';
import { composeMail } from './compose-mail.ts';
import { codeToCopy, linkButton, paragraph, quotation } from './mail-parts.ts';

const site = { name: 'Kanek', url: 'https://kanek.bz', contactEmail: 'hello@kanek.bz' };
const content = { subject: 'Hello', preview: 'A line', heading: 'Hi', because: 'Because.' };

describe('html', () => {
  it('escapes every value, also inside quotes', () => {
    const markup = html`<a title="${`"><script>'&`}">${'<b>'}</a>`;
    expect(`${markup as string}`).toBe(
      '<a title="&quot;&gt;&lt;script&gt;&#39;&amp;">&lt;b&gt;</a>',
    );
  });

  it('leaves what another template made as it is', () => {
    const markup = html`<p>${[html`<b>${1}</b>`, html`<i></i>`]}</p>`;
    expect(`${markup as string}`).toBe('<p><b>1</b><i></i></p>');
  });
});

describe('composeMail', () => {
  it('breaks a word that is longer than a phone is wide, wherever it stands', () => {
    const { html: page } = composeMail(site, { ...content, parts: [quotation('x'.repeat(99))] });
    const sheet = page.slice(page.indexOf('max-width:600px'), page.indexOf('class="sheet"'));
    expect(sheet).toContain('overflow-wrap:anywhere');
  });

  it('says the same in both forms', () => {
    const parts = [
      paragraph('One\ntwo'),
      codeToCopy('123456'),
      linkButton('Open', 'https://kanek.bz/x?a=1&b=2'),
      quotation('First\nsecond'),
    ];
    const mail = composeMail(site, { ...content, parts });
    expect(mail.html).toContain('One<br />two');
    expect(mail.html).toMatch(/user-select:all"\s*>\s*123456\s*<\/p>/);
    expect(mail.html).toContain('href="https://kanek.bz/x?a=1&amp;b=2"');
    expect(mail.html).toContain('First<br />second');
    expect(mail.text).toBe(
      [
        'Hi\n\nOne\ntwo\n\n    123456\n\nOpen:\nhttps://kanek.bz/x?a=1&b=2\n\n> First\n> second\n\n',
        "-- \nBecause.\nKanek, Belize's local services directory.\nhttps://kanek.bz\nhello@kanek.bz\n",
      ].join(''),
    );
  });

  it('reads well in light and in dark, and loads nothing', () => {
    const { html: page } = composeMail(site, { ...content, parts: [] });
    expect(page).toContain('<meta name="color-scheme" content="light dark" />');
    expect(page).toContain('@media (prefers-color-scheme: dark)');
    expect(page).not.toMatch(/<img|<link|<script|url\(|@import/);
  });

  it('keeps the subject on one line', () => {
    const subject = 'Welcome, Eve\r\nBcc: all@example.com\u2028\u0000 !';
    expect(composeMail(site, { ...content, subject, parts: [] }).subject).toBe(
      'Welcome, Eve Bcc: all@example.com !',
    );
  });
});
