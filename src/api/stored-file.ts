import type { Context } from 'hono';
import { fileAudience } from '#features/media/file-audience.server.ts';
import { AppError } from '#platform/errors.ts';
import type { RequestContext } from '#platform/request-context.server.ts';

/**
 * A file never changes, so browsers keep what they have seen. Caches that serve many ask again after a second: by then
 * it may have been taken down.
 */
const FOR_EVERYBODY = {
  'Cache-Control': 'public, max-age=31536000, s-maxage=1, immutable',
  'Cross-Origin-Resource-Policy': 'cross-origin',
};
const FOR_SOME = { 'Cache-Control': 'private, no-store' };

interface Asked {
  /** Null where the address names nothing that could be stored. */
  key: string | null | undefined;
  /** Another one for each form of the file. */
  name: string;
  missing: string;
}

/** Serves a stored file to whoever may see it now; for others there is none. */
export async function serveFile(
  c: Context<RequestContext>,
  { key, name, missing }: Asked,
  read: (headers: Record<string, string>) => Promise<Response | null>,
): Promise<Response> {
  // Neither is its absence: it may be back in a moment.
  c.header('Cache-Control', 'no-store');
  const { services, session } = c.var;
  const audience = key ? await fileAudience(services.db, key, session) : null;
  if (!audience) throw new AppError('not-found', missing);
  const etag = `"${name}"`;
  const headers = {
    ...(audience === 'everybody' ? FOR_EVERYBODY : FOR_SOME),
    'Content-Security-Policy': "default-src 'none'; sandbox",
    ETag: etag,
  };
  if (c.req.header('If-None-Match')?.includes(etag)) return c.body(null, 304, headers);
  const answer = await read(headers);
  if (!answer) throw new AppError('not-found', missing);
  return answer;
}
