import { failures } from '#messages';
import { languageNow, pageHref } from '#platform/language.ts';
import { nonceContext } from '#platform/nonce.server.ts';
import { paths } from '#platform/paths.ts';
import { servicesContext } from '#platform/services.server.ts';
import type { Route } from './+types/offline';

export { publicPage as handle } from './page-access.ts';

const STYLE =
  ':root{color-scheme:light dark;font:1.125rem/1.5 system-ui,sans-serif}body{max-width:36rem;margin:0 auto;padding:3rem 1.25rem}a{display:inline-block;padding:.75rem 0;margin-right:1.5rem}';
const SCRIPT = "addEventListener('online',()=>location.reload())";

/** Stands for any page that cannot be reached, so it loads nothing: the service worker keeps it. */
export function loader({ context }: Route.LoaderArgs): Response {
  const { SITE_NAME } = context.get(servicesContext).env;
  const nonce = context.get(nonceContext);
  const name = SITE_NAME.replaceAll(/[<&]/g, (letter) => `&#${letter.charCodeAt(0)};`);
  const html = `<!doctype html>
<html lang="${languageNow()}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<title>${failures.offline} · ${name}</title>
<style nonce="${nonce}">${STYLE}</style>
</head>
<body>
<main>
<h1>${failures.offline}</h1>
<p>${failures.stillOpens} ${failures.needsConnection}</p>
<p><a href="">${failures.tryAgain}</a><a href="${pageHref(paths.home)}">${failures.goHome}</a></p>
</main>
<script nonce="${nonce}">${SCRIPT}</script>
</body>
</html>`;
  return new Response(html, { headers: { 'Content-Type': 'text/html; charset=utf-8' } });
}
