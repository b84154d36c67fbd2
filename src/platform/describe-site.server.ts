import type { Env } from './env.server.ts';
import { colourStyles } from './colours.rules.ts';
import { LANGUAGES, languageNow } from './language.ts';
import { siteFilmUrl } from './site-film.rules.ts';
import { sitePictureUrl, sizeOfPicture } from './site-picture.rules.ts';
import { describeStorm } from './storm.server.ts';
import { NO_LINK, SOCIAL_NETWORKS, textKey } from './settings.rules.ts';

export type Site = ReturnType<typeof describeSite>;

/** How the site presents itself. What is absent is as the pack has it, so that it costs no byte of a page. */
export function describeSite(env: Env) {
  const { SITE_LANGUAGES: languages, COLOR_MAIN: main, COLOR_BUSINESS: business } = env;
  const tagline = taglineOf(env);
  const socials = socialsOf(env);
  const storm = describeStorm(env);
  const styles = colourStyles({ main, business });
  return {
    name: env.SITE_NAME,
    url: env.SITE_URL,
    contactEmail: env.CONTACT_EMAIL,
    contactPhone: env.CONTACT_PHONE,
    socialHandle: env.SOCIAL_HANDLE,
    ...(storm && { storm }),
    ...(tagline && { tagline }),
    ...(socials && { socials }),
    ...(languages.length < LANGUAGES.length && { languages }),
    ...(styles && { styles }),
    ...(main && { colour: main }),
    ...(!env.SERVICE_WORKER && { serviceWorker: false as const }),
    ...(env.SITE_LOGO && { logo: logoOf(env.SITE_LOGO) }),
    ...(env.HERO_PICTURE && { hero: env.HERO_PICTURE }),
    ...(env.HERO_VIDEO && { film: siteFilmUrl(env.HERO_VIDEO) }),
  };
}

/** As high as the bar has room for. A wide one is taken to spell the name. */
const LOGO_HEIGHT = 40;
const LOGO_WIDTH_MAX = 180;
const SPELLS_NAME_FROM = 2;

function logoOf(key: string) {
  const { width, height } = sizeOfPicture(key);
  const share = Math.min(LOGO_HEIGHT / height, LOGO_WIDTH_MAX / width);
  return {
    src: sitePictureUrl(key, 320),
    width: Math.max(Math.round(width * share), 1),
    height: Math.max(Math.round(height * share), 1),
    spellsName: width / height >= SPELLS_NAME_FROM,
  };
}

/** One that staff have written in English alone is the site's in every language. */
const taglineOf = (env: Env): string | undefined =>
  env[textKey('SITE_TAGLINE', languageNow())] || env.SITE_TAGLINE;

/** By network; null where there is none. Undefined where all have the one handle. */
function socialsOf(env: Env) {
  const keys = Object.keys(SOCIAL_NETWORKS) as (keyof typeof SOCIAL_NETWORKS)[];
  if (!keys.some((key) => env[key])) return undefined;
  return keys.flatMap((key) => {
    const { name, ahead } = SOCIAL_NETWORKS[key];
    const address = env[key] ?? ahead + env.SOCIAL_HANDLE;
    return address === NO_LINK ? [] : [[name, address] as const];
  });
}
