import type { IncomingMessage, ServerResponse } from 'node:http';
import { getRequestListener } from '@hono/node-server';
import { healthEndpoint, metricsEndpoint, readinessEndpoint } from '#api/operations.ts';
import { isLocalHost } from '#platform/local-host.server.ts';
import { countRequest } from '#platform/metrics.server.ts';

/** What balancers and Prometheus ask each instance for, by its inner name. */
const INSIDE = new Set(
  [healthEndpoint, readinessEndpoint, metricsEndpoint].map(({ path }) => path),
);
/** `GET http://host/path`: the host it names counts, not the header. */
const ABSOLUTE = /^https?:\/\/([^/?#\\]*)/i;

/** Whether a host is this site's: where its address is local, any is, so that a phone in the same network can look. */
export function ownHosts(siteUrl: string) {
  const site = new URL(siteUrl);
  const local = isLocalHost(site.hostname);
  const names = new Set([site.host, `${site.hostname}:${site.port || defaultPort(site)}`]);
  return ({ host }: { host: string }) => local || names.has(host.toLowerCase());
}

/** Lets in what is for this site. Leaves path and query in `request.url`, whatever way they were asked for. */
export function admitTo(siteUrl: string) {
  const isOwnHost = ownHosts(siteUrl);

  return (request: IncomingMessage, response: ServerResponse): boolean => {
    const { url = '', headersDistinct } = request;
    const [before = '', named] = ABSOLUTE.exec(url) ?? [];
    const [host = '', another] = headersDistinct.host ?? [];
    const rest = url.slice(before.length);
    const path = named === undefined || rest.startsWith('/') ? rest : `/${rest}`;
    if (another !== undefined || !path.startsWith('/'))
      return refuse(request, response, 400, 'This is no address.');
    if (!isOwnHost({ host: named ?? host }) && !INSIDE.has(path.split('?')[0]!))
      return refuse(
        request,
        response,
        421,
        `This site is at ${siteUrl}. A proxy in front of it hands on the Host that was asked for.`,
      );
    request.url = path;
    return true;
  };
}

/** Hands requests on under the site's own address: nothing behind this can build anything from Host. */
export function answerAt(siteUrl: string, fetch: Parameters<typeof getRequestListener>[0]) {
  const listener = getRequestListener(fetch);
  return (request: IncomingMessage, response: ServerResponse) => {
    request.url = siteUrl + request.url;
    return listener(request, response);
  };
}

const defaultPort = ({ protocol }: URL) => (protocol === 'https:' ? '443' : '80');

function refuse(
  { method = '' }: IncomingMessage,
  response: ServerResponse,
  status: number,
  why: string,
): false {
  countRequest(method, status, 0);
  const headers = {
    'Content-Type': 'text/plain; charset=utf-8',
    'X-Content-Type-Options': 'nosniff',
  };
  response.writeHead(status, headers).end(`${why}\n`);
  return false;
}
