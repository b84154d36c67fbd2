import { z } from 'zod';
import { staffSettings } from '#messages';
import { colourProblem } from './colours.rules.ts';
import { LANGUAGES, type Language } from '#platform/language.ts';
import { SITE_PICTURE_KEY, SITE_PICTURES } from './site-picture.rules.ts';
import { oneLine } from './plain-text.rules.ts';

type SettingGroup = 'identity' | 'look' | 'rules';

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
  message: () => string,
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
  matching(
    'rules',
    20,
    (value) => choices.includes(value),
    () => staffSettings.notAChoice,
  );

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
    const url = URL.parse(value);
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

/** The picture that is kept under this key. */
const picture: Setting = {
  ...matching(
    'look',
    32,
    (value) => SITE_PICTURE_KEY.test(value),
    () => staffSettings.notAChoice,
  ),
  mayBeEmpty: true,
};

const DOMAIN = /^(?:[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?\.)+[a-z]{2,63}$/;
const DOMAINS_MAX = 200;
export const FEATURED_REVIEWS_MAX = 50;

type TaglineKey = 'SITE_TAGLINE' | `SITE_TAGLINE_${Uppercase<Exclude<Language, 'en'>>}`;

export const taglineKey = (language: Language): TaglineKey =>
  language === 'en' ? 'SITE_TAGLINE' : `SITE_TAGLINE_${upperCase(language)}`;

const upperCase = <Word extends string>(word: Word) => word.toUpperCase() as Uppercase<Word>;

/** One in each language that the site's pack speaks. */
function taglines() {
  const all = LANGUAGES.map((language) => [taglineKey(language), text('identity', 0, 140)]);
  return Object.fromEntries(all) as Record<TaglineKey, Setting>;
}

/** What staff can set, each under the name of the environment variable that would win. */
const DESCRIBED = {
  SITE_NAME: text('identity', 2, 40),
  ...taglines(),
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
  SITE_LOGO: picture,
  HERO_PICTURE: picture,
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
    () => staffSettings.notAChoice,
    (typed) => typed.replaceAll(/\s/g, ''),
  ),
} satisfies Record<string, Setting>;

export type SettingKey = keyof typeof DESCRIBED;
export const SETTINGS: Record<SettingKey, Setting> = DESCRIBED;
export type PictureKey = keyof typeof SITE_PICTURES;
export const isPictureKey = (name: string): name is PictureKey =>
  Object.hasOwn(SITE_PICTURES, name);
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

export const taglineSchemas = () =>
  Object.fromEntries(
    LANGUAGES.map((language) => {
      const key = taglineKey(language);
      return [key, settingSchema(key).optional()];
    }),
  ) as Record<string, unknown> as Record<TaglineKey, z.ZodOptional<z.ZodType<string>>>;
