import { globSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { addressIn, addressWithout, LANGUAGES, languageOf } from '#platform/language.ts';
import { inLanguage } from '#platform/language.server.ts';
import { frame } from '#messages';
import * as bzj from '../messages/bzj/index.ts';
import * as en from '../messages/en/index.ts';
import * as es from '../messages/es/index.ts';
import { saidTexts } from './support/said-texts.ts';

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

  it('speaks the language of whoever is answered', async () => {
    const later = inLanguage('es', async () => {
      await Promise.resolve();
      return frame.home;
    });
    expect(frame.home).toBe('Home');
    expect(await later).toBe('Inicio');
    expect(inLanguage('bzj', () => frame.home)).toBe('Hoam');
  });
});

/** Whatever the page speaks: it offers Spanish. */
const SPEAKS_SPANISH = /language-offer-line\.tsx$/;

describe('components', () => {
  it('say nothing that is not a message', () => {
    const said = globSync('src/**/*.tsx')
      .filter((file) => !file.endsWith('.test.tsx') && !SPEAKS_SPANISH.test(file))
      .flatMap((file) =>
        saidTexts(file, readFileSync(file, 'utf8')).map((text) => `${file}: ${text}`),
      );
    expect(said).toEqual([]);
  });

  it('are read to the last word', () => {
    const source = `<p title="One" aria-label={isTwo ? 'Two' : \`Three \${three}\`} className="no">
      Four {isFive && 'Five'} &middot; {count} <b>{'Six'}</b><input placeholder="600-0000" /></p>`;
    expect(saidTexts('some.tsx', source)).toEqual(['Five', 'One', 'Two', 'Three', 'Four', 'Six']);
  });
});

describe('addresses', () => {
  it.each([
    ['/', '/es'],
    ['/?a=1', '/es?a=1'],
    ['/#about', '/es#about'],
    ['/find?q=plumber', '/es/find?q=plumber'],
  ])('%s is %s in Spanish', (english, spanish) => {
    expect(addressIn('es', english)).toBe(spanish);
    expect(addressIn('en', english)).toBe(english);
    expect(addressWithout(spanish)).toBe(english);
    expect(languageOf(spanish)).toBe('es');
    expect(languageOf(english)).toBe('en');
  });

  it.each(['/espresso', '/ess', '/en/find', '//es', '/find/es', '/es%2Ffind'])(
    '%s is no address in Spanish',
    (path) => expect(languageOf(path)).toBe('en'),
  );
});
