/** A request of which all bytes are there, and nothing behind them. */
export interface WholeRequest {
  method: string;
  url: string;
  /** Those that the page cache reads. */
  headers: {
    host: string;
    cookie?: string;
    'accept-encoding'?: string;
    'if-none-match'?: string;
  };
  /** It asks for something, and says nothing that could make the answer another one than that of the page cache. */
  isPlain: boolean;
}

/** Beyond this it is node:http's; a browser's head has about 1 kB. */
const MAX_BYTES = 4 * 1024;
const METHODS = ['GET', 'HEAD', 'POST'];
const VERSION = ' HTTP/1.1\r\n';
const LINES = /^(?:[ -~]+\r\n)+$/;

/** What the page cache reads, and what changes neither an answer of it nor where a request ends. */
const PLAIN = new Set(
  `accept accept-encoding accept-language cache-control connection cookie dnt forwarded host
  if-none-match pragma priority referer save-data sec-ch-ua sec-ch-ua-mobile sec-ch-ua-platform
  sec-fetch-dest sec-fetch-mode sec-fetch-site sec-fetch-user sec-gpc sec-purpose
  service-worker-navigation-preload upgrade-insecure-requests user-agent via x-forwarded-for
  x-forwarded-host x-forwarded-port x-forwarded-proto x-real-ip`.split(/\s+/),
);
/** What is for node:http to answer, but leaves no doubt about where the request ends. */
const OTHER = new Set(['content-length', 'content-type', 'if-modified-since', 'origin', 'range']);

/**
 * Reads a request of the simplest form, in which every parser sees the same: each line whole and printable, each name
 * once and in a list, no body but one of the length that is said. Of anything else it says nothing: null.
 */
export function readWholeRequest(chunk: Buffer): WholeRequest | null {
  if (chunk.length > MAX_BYTES) return null;
  const text = chunk.toString('latin1');
  const end = text.indexOf('\r\n\r\n') + 2;
  const body = text.length - end - 2;
  const space = text.indexOf(' ');
  const target = text.indexOf(' ', space + 1);
  const method = text.slice(0, space);
  const url = text.slice(space + 1, target);
  if (end < 2 || !METHODS.includes(method) || !url.startsWith('/')) return null;
  if (!text.startsWith(VERSION, target) || !LINES.test(text.slice(0, end))) return null;
  const values = new Map<string, string>();
  let isPlain = method === 'GET';
  for (let at = target + VERSION.length; at < end;) {
    const next = text.indexOf('\r\n', at) + 2;
    const colon = text.indexOf(': ', at);
    const name = text.slice(at, colon).toLowerCase();
    const value = text.slice(colon + 2, next - 2);
    if (value === '' || value.trim() !== value || values.has(name)) return null;
    if (!PLAIN.has(name)) {
      if (!OTHER.has(name)) return null;
      isPlain = false;
    }
    values.set(name, value);
    at = next;
  }
  const host = values.get('host');
  const connection = values.get('connection') ?? 'keep-alive';
  const length = values.get('content-length') ?? '0';
  if (!host || connection.toLowerCase() !== 'keep-alive' || length !== String(body)) return null;
  const headers = {
    host,
    cookie: values.get('cookie'),
    'accept-encoding': values.get('accept-encoding'),
    'if-none-match': values.get('if-none-match'),
  };
  return { method, url, headers, isPlain };
}
