import { speak } from '#platform/speak.ts';
import * as bzj from './bzj/index.ts';
import * as en from './en/index.ts';
import * as es from './es/index.ts';

/** In the browser each of these is the file of its one language itself; here all are at hand, and the one is chosen that is spoken. */
export const {
  access,
  account,
  codes,
  contact,
  counter,
  dashboard,
  directory,
  editor,
  failures,
  faq,
  fields,
  find,
  forms,
  frame,
  handout,
  home,
  landing,
  legal,
  mails,
  media,
  prices,
  near,
  problems,
  profile,
  reports,
  results,
  reviews,
  saved,
  security,
  shown,
  signup,
  staff,
  suggestions,
} = speak({ en, es, bzj });
