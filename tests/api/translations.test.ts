import { unzipSync } from 'fflate';
import { beforeAll, describe, expect, it } from 'vitest';
import { findCards } from '#features/directory/find-cards.server.ts';
import { compareVersions } from '#features/moderation/queue/get-item.server.ts';
import { getOwnProfile, getPublicVersion } from '#features/editor/get-own-profile.server.ts';
import { findProfile } from '#features/profile-page/find-profile.server.ts';
import { inLanguage } from '#platform/language.server.ts';
import type { Language } from '#platform/language.ts';
import { provideApp } from '../support/request.ts';
import { specialistEntry } from '../support/signup-entries.ts';
import { openBrowser, type Browser } from './browser.ts';
import { signUpIn } from './new-account.ts';

const NO_PICTURES = JSON.stringify({ profile: [], background: [], showcase: [] });
const SPANISH = {
  bio_es: 'Pongo azulejos y pisos <b>\u202e en toda la casa.',
  skills_es: 'Azulejos, pisos, lechada',
  education_es: 'ITVET, con mención.',
};

describe('a profile in several languages', () => {
  const { request, services } = provideApp();
  const { email: _email, password: _password, ...texts } = specialistEntry;
  let browser: Browser;
  let id = '';
  let version = 1;

  beforeAll(async () => {
    browser = openBrowser(request);
    await signUpIn(browser, services(), 'specialist');
    const { rows } = await services().database.pool.query('select slug from profiles');
    id = rows[0].slug;
  });

  const save = async (fields: Record<string, string>) => {
    const edit = { ...texts, order: NO_PICTURES, whatsapp: 'on', videoUrl: '' };
    const sent = { ...edit, version: String(version), ...fields };
    const answer = await browser.postMultipart('/api/profile/save', sent);
    const said = (await answer.json()) as Record<string, unknown>;
    if (answer.status === 200) version = said.version as number;
    return [answer.status, said.field];
  };
  const shownIn = (language: Language) =>
    inLanguage(language, async () => {
      const profile = await findProfile(services().db, 'specialist', id);
      const [card] = await findCards(services().db, [id]);
      const { texts: shown, others = {} } = profile!;
      return { bio: shown[0], others: Object.keys(others), card: [card!.texts.bio, card!.lang] };
    });
  const called = async () =>
    (await browser.send(`/api/search/get_specialist_profile.php?id=${id}`)).json();
  const found = async (word: string) =>
    (await (await browser.send(`/api/search/specialist.php?skills=${word}`)).json()).totalCount;

  it('has nothing of it in its answer before its owner writes it', async () => {
    expect(await called()).not.toHaveProperty('texts');
    expect(await found('lechada')).toBe(0);
  });

  it('shows each reader the own language first, and the others as well', async () => {
    expect(await save({ writtenIn: 'en', ...SPANISH, bio_fr: 'Bonjour' })).toEqual([
      200,
      undefined,
    ]);
    const spanish = await shownIn('es');
    expect(spanish.bio!.text).toMatch(/^Pongo azulejos/);
    expect(spanish.bio!.lang).toBeUndefined();
    expect(spanish.others).toEqual(['en']);
    expect(spanish.card).toEqual([spanish.bio!.text, undefined]);
    const english = await shownIn('en');
    expect(english).toMatchObject({ bio: { text: texts.bio }, others: ['es'] });
    expect(await shownIn('bzj')).toMatchObject({
      bio: { text: texts.bio, lang: 'en' },
      others: ['es'],
      card: [texts.bio, 'en'],
    });
  });

  it('is on a list of saved ones as whoever reads it speaks', async () => {
    const saved = async (more: string) =>
      (await (await browser.send(`/api/search/cards?ids=${id}${more}`)).json()).results[0];
    expect(await saved('&language=es')).toMatchObject({ bio: expect.stringMatching(/^Pongo/) });
    expect(await saved('&language=bzj')).toMatchObject({ bio: texts.bio, lang: 'en' });
    const english = await saved('');
    expect(english).toHaveProperty('bio', texts.bio);
    expect(english).not.toHaveProperty('lang');
    expect(await saved('&language=fr')).toEqual(english);
  });

  it('is told by the API, found by all its words, exported and compared by staff', async () => {
    expect(await called()).toMatchObject({
      bio: texts.bio,
      texts: { es: { skills: SPANISH.skills_es } },
    });
    expect(await found('lechada')).toBe(1);
    const { db } = services();
    const zip = await browser.send('/api/account/data.zip');
    const files = unzipSync(new Uint8Array(await zip.arrayBuffer()));
    expect(new TextDecoder().decode(files['kanek.json'])).toContain(SPANISH.skills_es);
    const { rows } = await services().database.pool.query('select account_id from profiles');
    const accountId = Number(rows[0].account_id);
    const own = await getOwnProfile(db, accountId);
    const {
      translations: _,
      writtenIn: _own,
      ...before
    } = (await getPublicVersion(db, accountId)).content;
    const changes = compareVersions({ content: before }, own);
    expect(changes.map(({ label }) => label)).toEqual([
      'My texts are in',
      'Education (Español)',
      'Skills (Español)',
      'Bio (Español)',
    ]);
  });

  it('is refused where a translation is not whole, too long, or in the own language', async () => {
    expect(await save({ writtenIn: 'en', ...SPANISH, skills_es: '' })).toEqual([400, 'skills_es']);
    expect(await save({ writtenIn: 'en', ...SPANISH, bio_es: 'x'.repeat(501) })).toEqual([
      400,
      'bio_es',
    ]);
    expect(await save({ writtenIn: 'es', ...SPANISH })).toEqual([400, 'writtenIn']);
    expect(await save({ writtenIn: 'fr', ...SPANISH })).toEqual([400, 'writtenIn']);
    expect(await save({ writtenIn: 'en', ...SPANISH, version: '1' })).toEqual([409, 'version']);
  });

  it('takes three languages of the greatest length, and none again', async () => {
    const full = Object.fromEntries(
      ['es', 'bzj'].flatMap((language) => [
        [`bio_${language}`, 'ñ'.repeat(500)],
        [`skills_${language}`, 'ñ'.repeat(500)],
        [`education_${language}`, 'ñ'.repeat(350)],
      ]),
    );
    expect(await save({ writtenIn: 'en', ...full })).toEqual([200, undefined]);
    expect((await shownIn('en')).others).toEqual(['es', 'bzj']);
    expect(await save({})).toEqual([200, undefined]);
    expect(await called()).not.toHaveProperty('texts');
    expect(await found('lechada')).toBe(0);
  });
});
