import { parseUrl } from '#platform/parse-url.rules.ts';
import { findVideoHost } from './video-hosts.rules.ts';

/** How a video is shown; `site` is where it is, as it is told to people, and null for files of our own. */
export type VideoSource =
  | { kind: 'file'; url: string; type: string; site: string | null }
  | { kind: 'frame'; url: string; host: string; frameUrl: string; tall: boolean }
  | { kind: 'link'; url: string; host: string | null; site: string };

const MAX_LENGTH = 2000;
const FILE_TYPES: Record<string, string> = {
  mp4: 'video/mp4',
  webm: 'video/webm',
  ogg: 'video/ogg',
};

/** What becomes of a video's address; null where it leads nowhere: plain http, somebody's own network, nonsense. */
export function videoSource(address: string | null): VideoSource | null {
  const url = parse(address?.trim() ?? '');
  if (!url) return null;
  const own = url.origin === OWN;
  const site = url.host.replace(/^www\./, '');
  const type = FILE_TYPES[/\.(\w+)$/.exec(url.pathname)?.[1]?.toLowerCase() ?? ''];
  if (type && own) return { kind: 'file', url: url.pathname + url.search, type, site: null };
  if (type) return { kind: 'file', url: url.href, type, site };
  if (own) return null;

  const host = findVideoHost(url);
  const path = host?.embed(url);
  if (!host || !path) return { kind: 'link', url: url.href, host: host?.name ?? null, site };
  const tall = host.name === 'TikTok' || /\/(shorts|reel)\//.test(url.pathname);
  return { kind: 'frame', url: url.href, host: host.name, frameUrl: host.origin + path, tall };
}

const OWN = 'https://own.invalid';

function parse(address: string): URL | null {
  const url = address && address.length <= MAX_LENGTH ? parseUrl(address, OWN) : null;
  if (!url) return null;
  const own = url.origin === OWN && /^\/(?!\/)/.test(address);
  const open = url.protocol === 'https:' && !url.username && !url.password;
  return open && (own || isPublic(url.hostname)) ? url : null;
}

/** Names that mean something in one network only. */
const INTERNAL =
  /(?:^|\.)(?:localhost|local|localdomain|internal|intranet|lan|home|corp|private|arpa|test|invalid)$/;
const PUBLIC_NAME = /\.(?:[a-z]{2,63}|xn--[a-z\d-]{1,59})$/;

/** Numbers instead of a name are nobody's address for people. */
const isPublic = (name: string) => PUBLIC_NAME.test(name) && !INTERNAL.test(name);
