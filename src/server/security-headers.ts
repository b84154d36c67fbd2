import type { MiddlewareHandler } from 'hono';
import { VIDEO_HOSTS } from '#features/profile-page/video-hosts.rules.ts';
import type { RequestContext } from '#platform/request-context.server.ts';

export interface SecurityOptions {
  https: boolean;
  development: boolean;
}

interface InlineParts {
  scripts: readonly string[];
  styles: readonly string[];
}

/** `scripts` and `styles` name what stands in the answer itself and may count: by nonce or by hash. */
export function securityHeaders({
  https,
  development,
  scripts,
  styles,
}: SecurityOptions & InlineParts): Record<string, string> {
  const policy = [
    "default-src 'none'",
    `script-src 'self' ${scripts.join(' ')}`.trim(),
    // Vite's client injects styles and opens a web socket; nothing else is loosened while developing.
    `style-src 'self' ${development ? "'unsafe-inline'" : styles.join(' ')}`.trim(),
    "img-src 'self' data: blob:",
    "font-src 'self'",
    // Providers keep films where they like; nothing of them is loaded before somebody presses play.
    "media-src 'self' https:",
    `connect-src 'self'${development ? ' ws:' : ''}`,
    "manifest-src 'self'",
    "worker-src 'self'",
    // Only what says so of itself can be framed: a mail as it will look.
    `frame-src 'self' ${VIDEO_HOSTS.map(({ origin }) => origin).join(' ')}`,
    "form-action 'self'",
    "base-uri 'none'",
    "frame-ancestors 'none'",
    ...(https ? ['upgrade-insecure-requests'] : []),
  ];
  return {
    'content-security-policy': policy.join('; '),
    'x-content-type-options': 'nosniff',
    'referrer-policy': 'strict-origin-when-cross-origin',
    'permissions-policy': 'camera=(), microphone=(), geolocation=(self), payment=(), usb=()',
    'cross-origin-opener-policy': 'same-origin',
    'cross-origin-resource-policy': 'same-origin',
    'x-frame-options': 'DENY',
    ...(https && { 'strict-transport-security': 'max-age=31536000; includeSubDomains' }),
  };
}

/** What an answer has not set itself, stricter or wider. Who says by policy who may frame it has said it for older browsers too. */
export function missingHeaders(
  answered: Headers,
  options: SecurityOptions & InlineParts,
): Record<string, string> {
  const framed = /frame-ancestors/.test(answered.get('content-security-policy') ?? '');
  return Object.fromEntries(
    Object.entries(securityHeaders(options)).filter(
      ([name]) => !answered.has(name) && !(framed && name === 'x-frame-options'),
    ),
  );
}

/** Added to every answer; what a handler has set itself, stricter or wider, stays. */
export function addSecurityHeaders(options: SecurityOptions): MiddlewareHandler<RequestContext> {
  return async (c, next) => {
    await next();
    const own = [`'nonce-${c.var.nonce}'`];
    // Not by `c.header`, which makes a stream of the answer each time.
    const answered = c.res.headers;
    const missing = missingHeaders(answered, { ...options, scripts: own, styles: own });
    for (const [name, value] of Object.entries(missing)) answered.set(name, value);
  };
}
