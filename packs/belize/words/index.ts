import { speak } from '#platform/speak.ts';
import * as bzj from './bzj/index.ts';
import * as en from './en/index.ts';
import * as es from './es/index.ts';

/** What Belize is told in, as in messages/: a file per language and subject. */
export const { examples, homeTexts, landingTexts, names } = speak({ en, es, bzj });
