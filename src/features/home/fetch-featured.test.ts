import { afterEach, describe, expect, it, vi } from 'vitest';
import { fetchFeatured } from './fetch-featured.ts';

afterEach(() => vi.unstubAllGlobals());

const unasked = () => Promise.reject(new Error('asked'));

describe('featured profiles', () => {
  it.each([
    ['fails', () => Response.json({ error: 'x' }, { status: 500 })],
    ['answers rubbish', () => new Response('<html></html>')],
    ['has no list', () => Response.json({ ok: true })],
    ['is unreachable', () => Promise.reject(new TypeError('offline')) as never],
  ])('are null, and the log tells, when the API %s', async (_, given) => {
    vi.stubGlobal('fetch', async () => given());
    const warn = vi.spyOn(console, 'warn').mockReturnValue();
    expect(await fetchFeatured('specialist', unasked)).toBeNull();
    expect(await fetchFeatured('business', unasked)).toBeNull();
    expect(warn).toHaveBeenCalledTimes(2);
    warn.mockRestore();
  });
});
