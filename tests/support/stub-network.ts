import { vi } from 'vitest';

export interface Call {
  path: string;
  body: unknown;
}

/** What a call gets; a promise that is not kept stands for a line that is lost. */
type Reply = (call: Call) => Response | Promise<Response>;

export const lost = () => Promise.reject<Response>(new TypeError('Failed to fetch'));

/** In place of the network, for what is fetched and what is uploaded alike. Returns all calls so far. */
export function stubNetwork(reply: Reply): Call[] {
  const calls: Call[] = [];
  const ask = async (path: string, body: unknown) => {
    const call = { path, body };
    calls.push(call);
    return reply(call);
  };
  vi.stubGlobal('fetch', (path: string, init?: RequestInit) => ask(path, init?.body));
  vi.stubGlobal(
    'XMLHttpRequest',
    class extends StubbedUpload {
      ask = ask;
    },
  );
  return calls;
}

/** As much of an XMLHttpRequest as an upload needs. */
abstract class StubbedUpload {
  abstract ask: (path: string, body: unknown) => Promise<Response>;
  upload: { onprogress?: (sent: { loaded: number; total: number }) => void } = {};
  status = 0;
  responseText = '';
  onload?: () => void;
  onerror?: () => void;
  onabort?: () => void;
  private path = '';
  private ended = false;

  open(_method: string, path: string) {
    this.path = path;
  }
  setRequestHeader() {}
  abort() {
    this.end(() => this.onabort?.());
  }
  send(body: unknown) {
    this.upload.onprogress?.({ loaded: 1, total: 2 });
    const receive = async () => {
      const response = await this.ask(this.path, body);
      const text = await response.text();
      this.end(() => {
        this.status = response.status;
        this.responseText = text;
        this.onload?.();
      });
    };
    receive().catch(() => this.end(() => this.onerror?.()));
  }
  private end(tell: () => void) {
    if (this.ended) return;
    this.ended = true;
    tell();
  }
}
