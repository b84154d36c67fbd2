type Names = Readonly<Record<string, string>>;

/** By which `Intl` writes dates. */
export const locale = 'en-GB';

export const country = 'Honduras';

/** What is warned of there. */
export const storm = 'hurricane or flood';

/** English names are those that are stored and sent. */
export const categories: Names = {};
export const places: Names = {};
export const languages: Names = {};
