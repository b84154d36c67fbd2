const MEGABYTE = 1024 * 1024;

/** The film that is the site's own. Every visitor loads it: one of half a minute and 1080 lines fits. */
export const SITE_FILM_MAX_BYTES = 8 * MEGABYTE;
export const SITE_FILM_TYPES: readonly string[] = ['video/mp4', 'video/webm'];

/** What it is made of, and how it ends. */
export const SITE_FILM_KEY = /^[0-9a-f]{16}-(mp4|webm)$/;

export const filmEnding = (key: string): string => SITE_FILM_KEY.exec(key)?.[1] ?? '';

export const siteFilmUrl = (key: string): string => `/site/${key}/film.${filmEnding(key)}`;
