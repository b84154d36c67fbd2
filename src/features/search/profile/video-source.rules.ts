/** Whose players may be framed; the security policy of every page allows these origins and no others. */
export const VIDEO_HOSTS = [
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
] as const;

export type VideoSource =
  | { kind: 'file'; url: string; type: string }
  | { kind: 'frame'; url: string; host: string; frameUrl: string; tall: boolean };

const FILE_TYPES: Record<string, string> = {
  mp4: 'video/mp4',
  webm: 'video/webm',
  ogg: 'video/ogg',
};

/** How a video's address can be played here; null when it cannot, as for other sites, plain http and nonsense. */
export function videoSource(address: string | null): VideoSource | null {
  const url = parse(address?.trim() ?? '');
  if (!url) return null;
  const type = FILE_TYPES[/\.(\w+)$/.exec(url.pathname)?.[1]?.toLowerCase() ?? ''];
  if (type) return { kind: 'file', url: ownPath(url) ?? url.href, type };

  const domain = url.hostname.replace(/^(www|m|player|web)\./, '');
  const host = VIDEO_HOSTS.find(({ domains }) => (domains as readonly string[]).includes(domain));
  const path = host?.embed(url);
  if (!host || !path) return null;
  const tall = host.name === 'TikTok' || /\/(shorts|reel)\//.test(url.pathname);
  return { kind: 'frame', url: url.href, host: host.name, frameUrl: host.origin + path, tall };
}

const OWN = 'https://own.invalid';

function parse(address: string): URL | null {
  const url = address && URL.canParse(address, OWN) ? new URL(address, OWN) : null;
  const relative = url?.origin === OWN && !/^\/(?!\/)/.test(address);
  return url?.protocol === 'https:' && !url.username && !url.port && !relative ? url : null;
}

const ownPath = (url: URL) => (url.origin === OWN ? url.pathname + url.search : null);

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

function facebook(url: URL): string | null {
  const isVideo =
    url.hostname === 'fb.watch'
      ? /^\/[\w-]+\/?$/.test(url.pathname)
      : /\/(videos|reel)\/(.*\/)?\d+\/?$/.test(url.pathname) ||
        (/^\/watch\/?$/.test(url.pathname) && /^\d+$/.test(url.searchParams.get('v') ?? ''));
  const query = new URLSearchParams({ href: url.href, show_text: 'false', autoplay: 'true' });
  return isVideo ? `/plugins/video.php?${query}` : null;
}

function tiktok(url: URL): string | null {
  const id = /^\/@[\w.-]+\/video\/(\d{8,22})\/?$/.exec(url.pathname)?.[1];
  return id ? `/embed/v2/${id}` : null;
}
