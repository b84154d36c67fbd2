import { Client, StreamableHTTPClientTransport } from '@modelcontextprotocol/client';

type Ask = (path: string, init?: RequestInit) => Response | Promise<Response>;

/** The official client, talking to the application. */
export async function connectMcp(request: Ask, options?: ConstructorParameters<typeof Client>[1]) {
  const client = new Client({ name: 'test', version: '1' }, options);
  await client.connect(
    new StreamableHTTPClientTransport(new URL('http://localhost:3000/mcp'), {
      fetch: async (_url, init) => request('/mcp', init),
    }),
  );
  return client;
}
