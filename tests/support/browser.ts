type Request = (
  path: string,
  init?: RequestInit,
  remoteAddress?: string,
) => Promise<Response> | Response;

/** Keeps cookies and says where its requests come from, as a browser does. */
export function openBrowser(request: Request, address = '198.51.100.1') {
  const cookies = new Map<string, string>();
  const cookieHeader = () => [...cookies].map(([name, value]) => `${name}=${value}`).join('; ');
  return {
    cookies,
    cookieHeader,
    async send(path: string, init: RequestInit = {}): Promise<Response> {
      const headers = new Headers(init.headers);
      headers.set('Sec-Fetch-Site', 'same-origin');
      if (cookies.size > 0) headers.set('Cookie', cookieHeader());
      const answer = await request(path, { ...init, headers }, address);
      for (const cookie of answer.headers.getSetCookie()) {
        const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(cookie) ?? [];
        if (/Max-Age=0/.test(cookie)) cookies.delete(name);
        else cookies.set(name, value);
      }
      return answer;
    },
    postJson(path: string, body: unknown) {
      return this.send(path, {
        method: 'POST',
        headers: { 'Content-Type': 'application/json' },
        body: JSON.stringify(body),
      });
    },
    postForm(path: string, fields: Record<string, string>) {
      return this.send(path, { method: 'POST', body: new URLSearchParams(fields) });
    },
    postMultipart(path: string, fields: Record<string, string | Blob | readonly Blob[]>) {
      const body = new FormData();
      for (const [name, value] of Object.entries(fields))
        for (const each of [value].flat()) body.append(name, each as string);
      return this.send(path, { method: 'POST', body });
    },
  };
}

export type Browser = ReturnType<typeof openBrowser>;
