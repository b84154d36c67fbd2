import { speak } from '#platform/speak.ts';
import * as en from './en/index.ts';
import * as es from './es/index.ts';
import type { SITE_LANGUAGES } from '../site-languages.ts';

/** What the islands are told in, as in messages/: a file per language and subject. */
export const { examples, findTexts, homeTexts, landingTexts, names } = speak({
  en,
  es,
} satisfies Record<(typeof SITE_LANGUAGES)[number], object>);
