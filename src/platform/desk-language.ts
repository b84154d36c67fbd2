import { languageNow, type Language } from './language.ts';

/** What desks of staff speak, where it is not the language of the page: they have no messages in Kriol. */
export const deskLanguage = (): Language | undefined =>
  languageNow() === 'bzj' ? 'en' : undefined;
