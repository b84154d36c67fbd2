import { Hono } from 'hono';
import { describe, expect, it } from 'vitest';
import type { RequestContext } from '#platform/request-context.server.ts';
import { clientAddress } from './client-address.ts';

async function addressOf(remoteAddress: string, forwarded: string | null, hops: number) {
  const app = new Hono<RequestContext>().get('/', (c) => c.text(clientAddress(c, hops)));
  const headers: Record<string, string> = forwarded ? { 'X-Forwarded-For': forwarded } : {};
  const answer = await app.request('/', { headers }, { incoming: { socket: { remoteAddress } } });
  return answer.text();
}

describe('the client that limits count', () => {
  it('is whoever connected, whatever the headers say', async () => {
    expect(await addressOf('198.51.100.7', '203.0.113.1', 0)).toBe('198.51.100.7');
  });

  it('behind trusted proxies is what the outermost of them saw', async () => {
    expect(await addressOf('10.0.0.2', '6.6.6.6, 203.0.113.9', 1)).toBe('203.0.113.9');
    expect(await addressOf('10.0.0.2', '6.6.6.6, 203.0.113.9, 10.0.0.1', 2)).toBe('203.0.113.9');
  });

  it('never reaches past what was sent', async () => {
    expect(await addressOf('10.0.0.2', null, 2)).toBe('10.0.0.2');
  });

  it('is an address, with or without its port, or whoever connected', async () => {
    expect(await addressOf('10.0.0.2', '203.0.113.9:4711', 1)).toBe('203.0.113.9');
    expect(await addressOf('10.0.0.2', '[2001:db8:0:42::1]:443', 1)).toBe('2001:db8:0:42::/64');
    for (const junk of ['unknown', "'", '999.1.1.1', 'x'.repeat(2_000), '1.2.3.4, nobody'])
      expect(await addressOf('10.0.0.2', junk, 1), junk).toBe('10.0.0.2');
  });

  it('is the whole network of an IPv6 customer', async () => {
    const first = await addressOf('2001:db8:0:42::1', null, 0);
    expect(first).toBe('2001:db8:0:42::/64');
    expect(await addressOf('2001:0db8:0000:0042:ffff::99', null, 0)).toBe(first);
    expect(await addressOf('2001:db8:0:43::1', null, 0)).not.toBe(first);
    expect(await addressOf('::ffff:198.51.100.7', null, 0)).toBe('198.51.100.7');
    expect(await addressOf('::1', null, 0)).toBe('0:0:0:0::/64');
  });
});
