import { request, type IncomingHttpHeaders } from 'node:http';
import { text } from 'node:stream/consumers';

export type SentHeaders = Readonly<Record<string, string | readonly string[]>>;

export interface Asked {
  method?: string;
  /** The request's target as it is sent: mostly a path. */
  target: string;
  /** A header with several values is sent several times. */
  headers: SentHeaders;
  body?: string;
}

export interface Answered {
  status: number;
  headers: IncomingHttpHeaders;
  body: string;
}

/** Asks a server in words that browsers and client libraries would put right. */
export function ask(url: string, { method = 'GET', target, headers, body }: Asked) {
  const { hostname, port } = new URL(url);
  const lines = Object.entries(headers).flatMap(([name, values]) =>
    [values].flat().flatMap((value) => [name, value]),
  );
  return new Promise<Answered>((resolve, reject) => {
    const sent = request({ hostname, port, method, path: target, headers: lines, agent: false });
    sent.on('error', reject);
    sent.on('response', (answer) => {
      const { statusCode: status = 0, headers: given } = answer;
      text(answer).then((read) => resolve({ status, headers: given, body: read }), reject);
    });
    sent.end(body);
  });
}
