import type { MiddlewareHandler } from 'hono';
import type { RequestContext } from '#platform/request-context.server.ts';

const VIDEO_HOSTS = [
  'https://www.youtube-nocookie.com',
  'https://player.vimeo.com',
  'https://www.facebook.com',
  'https://www.tiktok.com',
];

export function contentSecurityPolicy({ nonce, https }: { nonce: string; https: boolean }): string {
  return [
    "default-src 'none'",
    `script-src 'self' 'nonce-${nonce}'`,
    "style-src 'self'",
    "img-src 'self' data: blob:",
    "font-src 'self'",
    "media-src 'self'",
    "connect-src 'self'",
    "manifest-src 'self'",
    `frame-src ${VIDEO_HOSTS.join(' ')}`,
    "form-action 'self'",
    "base-uri 'none'",
    "frame-ancestors 'none'",
    ...(https ? ['upgrade-insecure-requests'] : []),
  ].join('; ');
}

/** Set before the handler runs, so that a handler may tighten them for what it serves. */
export function securityHeaders(options: {
  https: boolean;
  development: boolean;
}): MiddlewareHandler<RequestContext> {
  return async (c, next) => {
    await next();
    const set = (name: string, value: string) => {
      if (!c.res.headers.has(name)) c.header(name, value);
    };
    const policy = contentSecurityPolicy({ nonce: c.var.nonce, https: options.https });
    // Vite's client injects styles and opens a web socket; nothing else is loosened while developing.
    set(
      'Content-Security-Policy',
      options.development
        ? policy
            .replace("style-src 'self'", "style-src 'self' 'unsafe-inline'")
            .replace("connect-src 'self'", "connect-src 'self' ws:")
        : policy,
    );
    set('X-Content-Type-Options', 'nosniff');
    set('Referrer-Policy', 'strict-origin-when-cross-origin');
    set('Permissions-Policy', 'camera=(), microphone=(), geolocation=(), payment=(), usb=()');
    set('Cross-Origin-Opener-Policy', 'same-origin');
    set('Cross-Origin-Resource-Policy', 'same-origin');
    set('X-Frame-Options', 'DENY');
    if (options.https) set('Strict-Transport-Security', 'max-age=31536000; includeSubDomains');
  };
}
