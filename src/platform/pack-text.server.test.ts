import { expect, it } from 'vitest';
import type { Language } from './language.ts';
import { inLanguage } from './language.server.ts';
import { parseText, readText } from './pack-text.server.ts';

const values = { siteName: 'A_b_ & *C*', days: 3, open: true };
const paragraphs = (source: string) =>
  parseText(`# Title\n\n${source}`, values).blocks.map((block) =>
    block.kind === 'paragraph' ? block.line : block,
  );

it('reads headings with their addresses, smaller ones within greater ones', () => {
  const source =
    '---\nupdated: 2025-11-29 (29 November (2025))\n---\n\n# On {siteName} {#top}\n\nIn short.\n\n## First {#first}\n\n### Small\n\n## Second {#second}\n';
  expect(parseText(source, values)).toEqual({
    title: 'On A_b_ & *C*',
    id: 'top',
    updated: { date: '2025-11-29', words: '29 November (2025)' },
    blocks: [{ kind: 'paragraph', line: ['In short.'] }],
    parts: [
      {
        title: 'First',
        id: 'first',
        blocks: [],
        parts: [{ title: 'Small', id: '', blocks: [], parts: [] }],
      },
      { title: 'Second', id: 'second', blocks: [], parts: [] },
    ],
  });
});

it('reads links, strong words and code, and fills what is named', () => {
  expect(paragraphs('Wait **{days}** days, see [our page](/{days}) or `code`.')).toEqual([
    [
      'Wait ',
      { text: '3', as: 'strong' },
      ' days, see ',
      { text: 'our page', to: '/3' },
      ' or ',
      { text: 'code', as: 'code' },
      '.',
    ],
  ]);
  expect(paragraphs('{siteName} is “here” & <3.')).toEqual([['A_b_ & *C* is “here” & <3.']]);
});

it('reads lists, and those of bold words as definitions', () => {
  expect(paragraphs('- one\n- **two**: second')).toEqual([
    { kind: 'list', lines: [['one'], [{ text: 'two', as: 'strong' }, ': second']] },
  ]);
  expect(paragraphs('- **one**: first: {days}\n- **two**: second')).toEqual([
    {
      kind: 'definitions',
      entries: [
        { term: 'one', meaning: ['first: 3'] },
        { term: 'two', meaning: ['second'] },
      ],
    },
  ]);
});

it('keeps the paragraphs whose setting holds', () => {
  expect(paragraphs('{if open} Come\nin.\n\n{if not open} Stay\nout.\n\nBye.')).toEqual([
    ['Come\nin.'],
    ['Bye.'],
  ]);
});

it.each([
  '{unknown}',
  '{toString}',
  '{Days}',
  '{}',
  '{open}',
  '{if unknown} Text.',
  '{if days} Text.',
  '{if not not open} Text.',
  'Text. {if open} More.',
  '[link](/{unknown})',
  '- {unknown}',
  '## Part {#Not An Id}',
  '`{unknown}`',
])('refuses %j, which it cannot fill', (source) => {
  expect(() => paragraphs(source)).toThrow('No text knows');
});

it.each([
  '<b>bold</b>',
  '1. first',
  '![a picture](/x.png)',
  '- a\n  - b',
  '> quoted',
  '```\nx\n```',
])('refuses %j, which no page shows', (source) =>
  expect(() => paragraphs(source)).toThrow('No page can show'),
);

it('reads a text in the language that is spoken, and in English where that has none', () => {
  const some = {
    siteName: 'Kanek',
    contactEmail: '',
    contactPhone: '',
    contactNumber: '',
    approvalHours: 24,
  };
  const read = (language: string) =>
    inLanguage(language as Language, () => readText('terms.md', some));
  expect(read('en')).toMatchObject({ title: 'Terms of Service' });
  expect(read('es').title).toBe('Términos del servicio');
  expect([read('en').lang, read('es').lang]).toEqual([undefined, undefined]);
  expect(read('xx')).toEqual({ ...read('en'), lang: 'en' });
});
