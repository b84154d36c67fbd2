import { globSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { LANGUAGES } from '#platform/language.ts';
import { inLanguage } from '#platform/language.server.ts';
import { frame } from '#messages';
import * as bzj from '../messages/bzj/index.ts';
import * as en from '../messages/en/index.ts';
import * as es from '../messages/es/index.ts';
import { messageReads } from './support/message-reads.ts';
import { saidTexts, sentencesIn } from './support/said-texts.ts';

const languages = { en, es, bzj };

/** `frame.siteOn/2`: rooms, messages, and how many values each takes. */
const shapeOf = (rooms: object): string[] =>
  Object.entries(rooms).flatMap(([room, messages]) =>
    Object.entries(messages as object).map(
      ([key, message]) => `${room}.${key}/${typeof message === 'function' ? message.length : 0}`,
    ),
  );

describe('messages', () => {
  it.each(LANGUAGES)('%s has every message of English, and no other', (language) => {
    expect(shapeOf(languages[language]).toSorted()).toEqual(shapeOf(en).toSorted());
  });

  it('leave the name of the site to whoever runs it', () => {
    const naming = globSync('messages/*/*.ts').filter((file) =>
      readFileSync(file, 'utf8').includes('Kanek'),
    );
    expect(naming).toEqual([]);
  });

  it('speaks the language of whoever is answered', async () => {
    const later = inLanguage('es', async () => {
      await Promise.resolve();
      return frame.home;
    });
    expect(frame.home).toBe('Home');
    expect(await later).toBe('Inicio');
    expect(inLanguage('bzj', () => frame.home)).toBe('Hoam');
  });

  it.each(LANGUAGES)('%s does not say where a profile that we added is from', (language) => {
    // Some are from lists; others were told to staff by whom they are about.
    const { claiming, claimMails } = languages[language];
    const said = [claiming.intro('Kanek'), claimMails.invitationNews('Rosa', 'Kanek')];
    expect(said.join(' ')).not.toMatch(/public|públic|evribadi/i);
  });

  it.each(LANGUAGES)('%s says that a profile is taken down on a page that asks', (language) => {
    const { claiming, claimMails } = languages[language];
    const said = [
      claiming.takeDownNote('rosa@example.bz'),
      claimMails.invitationTakeDown,
      claimMails.takeDownNews('Rosa', 'Kanek'),
    ];
    for (const words of [/page|página|paij/, /confirm|confírm|kanferm/])
      expect(said.filter((text) => !words.test(text))).toEqual([]);
  });

  it.each(LANGUAGES)('%s promises of a button or a page no more than it does', (language) => {
    const { claimMails, mails } = languages[language];
    // The button of the mail opens the page where one confirms.
    expect(mails.confirmPreview).not.toMatch(/tap|toque/i);
    // Where a profile has no email, the page only says whom to ask.
    expect(claimMails.letterTakeDown('hello@example.bz')).toMatch(/ how | cómo /);
  });
});

const reads = globSync('src/**/*.{ts,tsx}')
  .filter((file) => !/\.test\.tsx?$/.test(file))
  .flatMap((file) =>
    messageReads(file, readFileSync(file, 'utf8')).map((read) => ({ file, ...read })),
  );

describe('what reads messages', () => {
  it('does so when they are said, never when a module is loaded', () => {
    const early = reads.filter(({ isEarly }) => isEarly);
    expect(early.map(({ file, message }) => `${file}: ${message}`)).toEqual([]);
  });

  it('leaves none unread', () => {
    const read = new Set(reads.map(({ message }) => message));
    const unread = Object.entries(en).flatMap(([room, messages]) =>
      Object.keys(messages)
        .map((key) => `${room}.${key}`)
        .filter((message) => !read.has(message) && !read.has(`${room}.*`)),
    );
    expect(unread).toEqual([]);
  });

  it('is found wherever it stands', () => {
    const source = `import { home, results as words } from '#messages';
      const early = [home.title, words[key]];
      const later = (title = home.lead) => <p>{other.home} {words.more}</p>;
      const both = { get home() { return home.search; }, shown: room(home) };`;
    const found = messageReads('some.tsx', source);
    const early = found.filter(({ isEarly }) => isEarly).map(({ message }) => message);
    expect(early).toEqual(['home.title', 'results.*', 'home.*']);
    const later = found.filter(({ isEarly }) => !isEarly).map(({ message }) => message);
    expect(later).toEqual(['home.lead', 'results.more', 'home.search']);
  });
});

describe('components', () => {
  it('say nothing that is not a message', () => {
    const said = globSync('src/**/*.tsx')
      .filter((file) => !file.endsWith('.test.tsx'))
      .flatMap((file) =>
        saidTexts(file, readFileSync(file, 'utf8')).map((text) => `${file}: ${text}`),
      );
    expect(said).toEqual([]);
  });

  it('have no sentences beside them that are not messages', () => {
    const said = globSync('src/{features,pages,ui}/**/*.{ts,tsx}')
      .filter(
        (file) =>
          !/\.test\.|\/(backup|demo|import|reports\/mails|messages\/mails|editor\/mails)\//.test(
            file,
          ),
      )
      .flatMap((file) =>
        sentencesIn(file, readFileSync(file, 'utf8')).map((text) => `${file}: ${text}`),
      );
    expect(said).toEqual([]);
  });

  it('are read to the last word', () => {
    const source = `<p title="One" aria-label={isTwo ? 'Two' : \`Three \${three}\`} className="no">
      Four {isFive && 'Five'} &middot; {count} <b>{'Six'}</b><input placeholder="600-0000" /></p>`;
    expect(saidTexts('some.tsx', source)).toEqual(['Five', 'One', 'Two', 'Three', 'Four', 'Six']);
    expect(saidTexts('some.tsx', '<p>One <b lang="es">Dos</b></p>')).toEqual(['One']);
    const others = "refuse('No such thing.'); const said = `${name} is gone.`, id = 'no such';";
    const kept = "throw new Error('This is odd.'); console.warn('This is odd.');";
    expect(sentencesIn('some.ts', others + kept)).toEqual(['No such thing.', '… is gone.']);
  });
});
