import { expect, it } from 'vitest';
import { embedLine } from './get-handout.server.ts';

it('is one line of HTML, whatever somebody is called', () => {
  expect(embedLine('https://a.example/embed/business/x?language=es&b', 'Tom "<b>" & Co')).toBe(
    '<iframe src="https://a.example/embed/business/x?language=es&amp;b" title="Tom &quot;&lt;b&gt;&quot; &amp; Co" width="360" height="168" loading="lazy" style="border:0;max-width:100%"></iframe>',
  );
});
