/** Whose players may be framed; the security policy of every page allows these origins and no others. */
export const VIDEO_HOSTS: readonly VideoHost[] = [
  {
    name: 'YouTube',
    origin: 'https://www.youtube-nocookie.com',
    domains: ['youtube.com', 'youtu.be', 'youtube-nocookie.com'],
    embed: youtube,
  },
  {
    name: 'Vimeo',
    origin: 'https://player.vimeo.com',
    domains: ['vimeo.com'],
    embed: vimeo,
  },
  {
    name: 'Facebook',
    origin: 'https://www.facebook.com',
    domains: ['facebook.com', 'fb.watch'],
    embed: facebook,
  },
  {
    name: 'TikTok',
    origin: 'https://www.tiktok.com',
    domains: ['tiktok.com'],
    embed: tiktok,
  },
];

interface VideoHost {
  name: string;
  origin: string;
  /** With all names below them. */
  domains: readonly string[];
  /** The path of the player; null where the address does not tell which video it is, as short links do not. */
  embed: (url: URL) => string | null;
}

export const findVideoHost = ({ host }: URL): VideoHost | undefined =>
  VIDEO_HOSTS.find(({ domains }) => domains.some((domain) => `.${host}`.endsWith(`.${domain}`)));

const segments = (url: URL) => url.pathname.split('/').filter(Boolean);

function youtube(url: URL): string | null {
  const [first = '', second = ''] = segments(url);
  const inPath = ['embed', 'shorts', 'live', 'v'].includes(first) ? second : null;
  const id = url.hostname === 'youtu.be' ? first : (inPath ?? url.searchParams.get('v') ?? '');
  return /^[\w-]{11}$/.test(id) ? `/embed/${id}?autoplay=1&rel=0` : null;
}

function vimeo(url: URL): string | null {
  const [, id, key] = /(?:^|\/)(\d{5,12})(?:\/([\da-f]{6,20}))?\/?$/.exec(url.pathname) ?? [];
  // Unlisted videos open only with the key of their link.
  const secret = key ?? url.searchParams.get('h');
  const known = secret && /^[\da-f]{6,20}$/.test(secret) ? `&h=${secret}` : '';
  return id ? `/video/${id}?autoplay=1&dnt=1${known}` : null;
}

/** Its player takes the address of a video, also that of fb.watch; what people share (/share/v/…) only leads to one. */
function facebook(url: URL): string | null {
  const path = segments(url);
  const short = url.hostname === 'fb.watch';
  const isVideo = short
    ? path.length === 1
    : path.some((part) => part === 'videos' || part === 'reel')
      ? /^\d+$/.test(path.at(-1)!)
      : ['watch', 'video.php'].includes(path[0]!) && /^\d+$/.test(url.searchParams.get('v') ?? '');
  const href = short ? url.href : `https://www.facebook.com${url.pathname}${url.search}`;
  const query = new URLSearchParams({ href, show_text: 'false', autoplay: 'true' });
  return isVideo ? `/plugins/video.php?${query}` : null;
}

function tiktok(url: URL): string | null {
  const id = /\/(?:video|v|v1|v2|embed)\/(\d{8,22})(?:\.html)?\/?$/.exec(url.pathname)?.[1];
  return id ? `/embed/v2/${id}` : null;
}
