import { parseUrl } from './parse-url.rules.ts';
import { z } from 'zod';
import { staffSettings } from '#messages';
import { colourProblem } from './colours.rules.ts';
import { LANGUAGES, type Language } from '#platform/language.ts';
import { SITE_FILM_KEY, SITE_FILM_MAX_BYTES, SITE_FILM_TYPES } from './site-film.rules.ts';
import { SITE_PICTURE_KEY, SITE_PICTURE_TYPES, SITE_PICTURES } from './site-picture.rules.ts';
import { oneLine } from './plain-text.rules.ts';

type SettingGroup = 'storm' | 'identity' | 'look' | 'rules';

interface Setting {
  group: SettingGroup;
  /** Nothing stands for what holds where nobody has said anything. */
  mayBeEmpty?: true;
  max: number;
  /** How it is kept, of what was typed. */
  clean: (typed: string) => string;
  /** What is wrong with it, as it is kept. */
  problem: (value: string) => string | null;
}

const text = (group: SettingGroup, min: number, max: number): Setting => ({
  group,
  ...(min === 0 && { mayBeEmpty: true as const }),
  max,
  clean: oneLine,
  problem: (value) => {
    if (value.length < min) return staffSettings.tooShort(min);
    if (value.length > max) return staffSettings.tooLong(max);
    // It stands in headers of mails as well.
    return /["<>\\]/.test(value) ? staffSettings.oddCharacters : null;
  },
});

const matching = (
  group: SettingGroup,
  max: number,
  isRight: (value: string) => boolean,
  message = (): string => staffSettings.notAChoice,
  clean = oneLine,
): Setting => ({
  group,
  max,
  clean,
  problem: (value) => {
    if (value.length > max) return staffSettings.tooLong(max);
    return isRight(value) ? null : message();
  },
});

const choice = (...choices: string[]): Setting =>
  matching('rules', 20, (value) => choices.includes(value));

/** The address of a page of one network. A name alone is one too, and a dash stands for none. */
const social = (host: string, ahead: string): Setting => ({
  group: 'identity',
  mayBeEmpty: true,
  max: SOCIAL_MAX,
  clean: (typed) => {
    const value = oneLine(typed);
    return /^@?[\w.-]{2,60}$/.test(value) ? ahead + value.replace(/^@/, '') : value;
  },
  problem: (value) => {
    if (value.length > SOCIAL_MAX) return staffSettings.tooLong(SOCIAL_MAX);
    if (value === NO_LINK) return null;
    const url = parseUrl(value);
    const isThere = url?.protocol === 'https:' && `.${url.hostname}`.endsWith(`.${host}`);
    return isThere && url.href === value ? null : staffSettings.notOn(host);
  },
});

const SOCIAL_MAX = 120;
export const NO_LINK = '-';

export const SOCIAL_NETWORKS = {
  SOCIAL_FACEBOOK: { name: 'Facebook', ahead: 'https://www.facebook.com/' },
  SOCIAL_INSTAGRAM: { name: 'Instagram', ahead: 'https://www.instagram.com/' },
  SOCIAL_TIKTOK: { name: 'TikTok', ahead: 'https://www.tiktok.com/@' },
} as const;

const colour: Setting = {
  group: 'look',
  mayBeEmpty: true,
  max: 7,
  clean: (typed) => oneLine(typed).toLowerCase(),
  problem: colourProblem,
};

/** The file that is kept under such a key. */
const file = (key: RegExp): Setting => ({
  ...matching('look', 32, (value) => key.test(value)),
  mayBeEmpty: true,
});

const DOMAIN = /^(?:[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?\.)+[a-z]{2,63}$/;
const DOMAINS_MAX = 200;
export const FEATURED_REVIEWS_MAX = 50;
const MOMENT = /^\d{4}-\d\d-\d\dT\d\d:\d\d(:\d\d(\.\d+)?)?(Z|[+-]\d\d:\d\d)$/;
const STORM_TEXT_MAX = 240;
/** For how long it can be switched on: whoever needs more prolongs it. */
export const STORM_HOURS = ['6', '12', '24', '48', '72', '168'] as const;

type InEachLanguage = 'SITE_TAGLINE' | 'STORM_TEXT';
type TextKey<Name extends InEachLanguage> = Name | `${Name}_${Uppercase<Exclude<Language, 'en'>>}`;

/** Where a text is kept that staff may write in each language of the pack: the first one's has the bare name. */
export const textKey = <Name extends InEachLanguage>(name: Name, language: Language) =>
  (language === LANGUAGES[0] ? name : `${name}_${language.toUpperCase()}`) as TextKey<Name>;

const inEachLanguage = <Name extends InEachLanguage, Value>(
  name: Name,
  of: (key: TextKey<Name>) => Value,
) =>
  Object.fromEntries(
    LANGUAGES.map((language) => textKey(name, language)).map((key) => [key, of(key)]),
  ) as Record<TextKey<Name>, Value>;

/** What staff can set, each under the name of the environment variable that would win. */
const DESCRIBED = {
  /** A moment, so that it ends by itself. */
  STORM_UNTIL: {
    ...matching('storm', 30, (value) => MOMENT.test(value) && !Number.isNaN(Date.parse(value))),
    mayBeEmpty: true,
  },
  ...inEachLanguage('STORM_TEXT', () => text('storm', 0, STORM_TEXT_MAX)),
  SITE_NAME: text('identity', 2, 40),
  ...inEachLanguage('SITE_TAGLINE', () => text('identity', 0, 140)),
  CONTACT_EMAIL: matching(
    'identity',
    100,
    (value) => z.email().safeParse(value).success,
    () => staffSettings.noEmail,
  ),
  CONTACT_PHONE: matching(
    'identity',
    30,
    (value) => /^[+(\d][\d ()./-]*$/.test(value) && value.replace(/\D/g, '').length >= 6,
    () => staffSettings.noPhone,
  ),
  SOCIAL_FACEBOOK: social('facebook.com', SOCIAL_NETWORKS.SOCIAL_FACEBOOK.ahead),
  SOCIAL_INSTAGRAM: social('instagram.com', SOCIAL_NETWORKS.SOCIAL_INSTAGRAM.ahead),
  SOCIAL_TIKTOK: social('tiktok.com', SOCIAL_NETWORKS.SOCIAL_TIKTOK.ahead),
  COLOR_MAIN: colour,
  COLOR_BUSINESS: colour,
  SITE_LOGO: file(SITE_PICTURE_KEY),
  HERO_PICTURE: file(SITE_PICTURE_KEY),
  HERO_VIDEO: file(SITE_FILM_KEY),
  REVIEW_POLICY: choice('after', 'before'),
  ALLOWED_EMAIL_DOMAINS: matching(
    'rules',
    5_000,
    (value) =>
      value === '*' ||
      (value.split(',').length <= DOMAINS_MAX &&
        value.split(',').every((domain) => DOMAIN.test(domain))),
    () => staffSettings.noDomains,
    (typed) => [...new Set(typed.toLowerCase().split(/[\s,;]+/))].filter(Boolean).join(','),
  ),
  FEATURED_FILL: choice('on', 'off'),
  FEATURED_MIN_REVIEWS: matching(
    'rules',
    2,
    (value) => /^\d+$/.test(value) && Number(value) <= FEATURED_REVIEWS_MAX,
    () => staffSettings.noCount(FEATURED_REVIEWS_MAX),
  ),
  SITE_LANGUAGES: matching(
    'rules',
    20,
    (value) => {
      const asked = value.split(',');
      return asked[0] === LANGUAGES[0] && asked.every((each) => LANGUAGES.some((l) => l === each));
    },
    undefined,
    (typed) => typed.replaceAll(/\s/g, ''),
  ),
} satisfies Record<string, Setting>;

export type SettingKey = keyof typeof DESCRIBED;

export const SETTINGS: Record<SettingKey, Setting> = DESCRIBED;

const picture = ({ maxBytes }: { maxBytes: number }) => ({ maxBytes, types: SITE_PICTURE_TYPES });

/** Those that are files: what is taken. */
export const SITE_FILES = {
  SITE_LOGO: picture(SITE_PICTURES.SITE_LOGO),
  HERO_PICTURE: picture(SITE_PICTURES.HERO_PICTURE),
  HERO_VIDEO: { maxBytes: SITE_FILM_MAX_BYTES, types: SITE_FILM_TYPES },
};
export type FileKey = keyof typeof SITE_FILES;
export const isFileKey = (name: string): name is FileKey => Object.hasOwn(SITE_FILES, name);
/** Why one is not taken; a film is never too small. */
export const FILE_REFUSALS = [
  'none',
  'type',
  'size',
  'small',
  'broken',
  'noRoom',
  'notNow',
] as const;
export type FileRefusal = (typeof FILE_REFUSALS)[number];
export type PictureKey = keyof typeof SITE_PICTURES;
export const SETTING_KEYS = Object.keys(SETTINGS) as SettingKey[];
export const isSettingKey = (name: string): name is SettingKey => Object.hasOwn(SETTINGS, name);

/** For the environment, where the same rules hold. */
export const settingSchema = (key: SettingKey) =>
  z
    .string()
    .transform((typed) => SETTINGS[key].clean(typed))
    .superRefine((value, context) => {
      const problem = SETTINGS[key].problem(value);
      if (problem) context.addIssue({ code: 'custom', message: problem });
    });

export const textSchemas = <Name extends InEachLanguage>(name: Name) =>
  inEachLanguage(name, (key) => settingSchema(key as SettingKey).optional());
