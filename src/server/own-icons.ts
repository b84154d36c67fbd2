import { createHash } from 'node:crypto';
import type { MiddlewareHandler } from 'hono';
import { findSiteIcon } from '#features/profile-page/share/draw-site-icons.server.ts';
import { findManifest } from '#features/site/describe-manifest.server.ts';
import { parseEnv } from '#platform/env.server.ts';
import type { RequestContext } from '#platform/request-context.server.ts';
import type { Services } from '#platform/services.server.ts';

/** Icons and the manifest as the settings have them, in front of those that were built. */
export function ownIcons(services: Services): MiddlewareHandler<RequestContext> {
  const own = parseEnv({});
  return async (c, next) => {
    if (!['GET', 'HEAD'].includes(c.req.method)) return next();
    const manifest = findManifest(services.env, c.req.path, own);
    const found = manifest
      ? { type: 'application/manifest+json', bytes: Buffer.from(manifest) }
      : await findSiteIcon(services, c.req.path, own);
    if (!found) return next();
    const { type, bytes } = found;
    const etag = `"${createHash('sha256').update(bytes).digest('base64url').slice(0, 22)}"`;
    const headers = {
      'Content-Type': type,
      'Cache-Control': 'public, max-age=300',
      'Content-Security-Policy': "default-src 'none'; img-src data:; sandbox",
      ETag: etag,
    };
    if (c.req.header('If-None-Match')?.includes(etag)) return c.body(null, 304, headers);
    return c.body(new Uint8Array(bytes), 200, headers);
  };
}
