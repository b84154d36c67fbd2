import { redirect } from 'react-router';
import { pageHref } from '#platform/language.ts';

/** To another page, in the language that is spoken. */
export const redirectTo = (path: string, init?: ResponseInit): Response =>
  redirect(pageHref(path), init);
