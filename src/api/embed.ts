import { createHash } from 'node:crypto';
import { html, raw } from 'hono/html';
import { directory, frame, handout } from '#messages';
import { findCards } from '#features/directory/find-cards.server.ts';
import type { DetailedCard } from '#features/directory/provider-card.ts';
import { findMoved } from '#features/duplicates/find-moved.server.ts';
import { isProfileId } from '#features/profiles/profile-id.rules.ts';
import { OWN_COLOURS, shadesOf } from '#platform/colours.rules.ts';
import type { Env } from '#platform/env.server.ts';
import { languageNow, pageHref, withLanguage } from '#platform/language.ts';
import { categoryName, placeName } from '#platform/names.rules.ts';
import { paths } from '#platform/paths.ts';
import type { ProviderKind } from '#platform/provider-kind.rules.ts';
import { initials } from '#ui/initials.ts';
import { publicGet, spoken, type Call, type Endpoint } from './endpoint.ts';
import { reads } from './public-read.ts';

/** A provider’s card for the pages of others: it runs nothing, sends nothing and remembers nobody. */
export const embedEndpoint: Endpoint = {
  ...publicGet('/embed/:kind/:id', (c) => spoken(c, () => answer(c))),
  cached: true,
  before: reads,
};

async function answer(c: Call): Promise<Response> {
  const { db, env } = c.var.services;
  const { id = '', kind: named } = c.req.param();
  const [card] = isProfileId(id) ? await findCards(db, [id]) : [];
  const moved = card ? { kind: card.kind, slug: id } : (await findMoved(db, [id])).get(id);
  if (moved && (moved.slug !== id || moved.kind !== named))
    return c.redirect(withLanguage(paths.embed(moved.kind, moved.slug)), 302);
  const style = embedStyle(card?.kind ?? 'specialist', env);
  const page = html`${raw('<!doctype html>')}
    <html lang="${languageNow()}">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <title>${card ? handout.cardOn(card.name, env.SITE_NAME) : env.SITE_NAME}</title>
        ${raw(`<style>${style}</style>`)}
      </head>
      <body>
        <main>
          ${card ? providerParts(card) : gone(env.SITE_NAME)} ${foot(env.SITE_NAME, card)}
        </main>
      </body>
    </html>`;
  return c.html(page, card ? 200 : 404, headersFor(style, env.SITE_URL));
}

function providerParts(card: DetailedCard) {
  const { kind, id, name, headline, category, location, portrait, rating, reviewCount } = card;
  const stars = rating.toFixed(1).replace('.0', '');
  const rated = html`<i class="star" aria-hidden="true">&#9733;</i>
    <b>${stars}</b> ${frame.reviews(reviewCount)}`;
  return html`<div class="portrait">
      <span aria-hidden="true">${initials(name)}</span>
      ${portrait ? html`<img src="${portrait}" alt="" width="64" height="64" />` : ''}
    </div>
    <div class="words">
      <h1 dir="auto">
        <a href="${pageHref(paths[kind](id))}" target="_blank" rel="noopener">${name}</a>
      </h1>
      <p class="does" dir="auto">${headline || categoryName(category)}</p>
      <p class="facts">
        <span>${placeName(location)}</span>
        <span>${reviewCount > 0 ? rated : frame.noReviewsYet}</span>
      </p>
    </div>`;
}

const gone = (siteName: string) => html`<p class="gone">${handout.notHere(siteName)}</p>`;

function foot(siteName: string, card: DetailedCard | undefined) {
  const site = html`<b>${siteName}</b>`;
  if (!card)
    return html`<p class="site">
      <a href="${pageHref(paths.home)}" target="_blank" rel="noopener">${site}</a>
    </p>`;
  return html`<p class="site">
    <span>${card.facts?.open?.says ?? handout.seeProfile}</span>
    <span>${card.demo ? `${directory.demo} · ` : ''}${site}</span>
  </p>`;
}

/** Any page may frame it, and nothing else is allowed that a picture and a link do not need. */
function headersFor(style: string, siteUrl: string) {
  const hash = createHash('sha256').update(style).digest('base64');
  const policy = [
    "default-src 'none'",
    `style-src 'sha256-${hash}'`,
    "img-src 'self'",
    "base-uri 'none'",
    "form-action 'none'",
    'frame-ancestors *',
    ...(siteUrl.startsWith('https:') ? ['upgrade-insecure-requests'] : []),
  ];
  return {
    'Content-Security-Policy': policy.join('; '),
    'Referrer-Policy': 'no-referrer',
    'Permissions-Policy': 'camera=(), microphone=(), geolocation=(), payment=(), usb=()',
    'Cross-Origin-Resource-Policy': 'cross-origin',
    'X-Robots-Tag': 'noindex',
    'Cache-Control': 'public, max-age=0, must-revalidate',
  };
}

/** All that the card needs stands in it: nothing is loaded but the portrait. The site around it chooses the width. */
function embedStyle(kind: ProviderKind, env: Pick<Env, 'COLOR_MAIN' | 'COLOR_BUSINESS'>) {
  const name = kind === 'specialist' ? 'COLOR_MAIN' : 'COLOR_BUSINESS';
  const { light, dark } = shadesOf(env[name] ?? OWN_COLOURS[name]);
  const both = (day: string, night: string) => `light-dark(${day},${night})`;
  return `
:root{color-scheme:light dark;--accent:${both(light.base, dark.base)};--soft:${both(light.soft, dark.soft)};--strong:${both(light.strong, dark.strong)};--ink:${both('#10222b', '#eaf4f3')};--quiet:${both('#3f525c', '#a3bac0')};--line:${both('#d9d6cc', '#23404b')};--page:${both('#fff', '#0d252e')}}
*{box-sizing:border-box;margin:0}
html{height:100%;overflow:hidden auto}
body{min-height:100%;display:grid;color:var(--ink);font:14px/1.35 system-ui,sans-serif}
main{position:relative;display:grid;grid-template:1fr auto/auto minmax(0,1fr);align-items:center;gap:6px 14px;padding:12px 16px;background:var(--page);border:1px solid var(--line);border-radius:16px;overflow:hidden}
main:hover{border-color:var(--accent)}
.portrait{position:relative;display:grid;place-items:center;width:64px;height:64px;border-radius:${kind === 'specialist' ? '50%' : '14px'};overflow:hidden;background:var(--soft);color:var(--strong);font:700 22px/1 system-ui,sans-serif}
.portrait img{position:absolute;inset:0;width:100%;height:100%;object-fit:cover}
h1{font-size:17px;line-height:1.2}
h1,.does{overflow-wrap:anywhere;display:-webkit-box;-webkit-box-orient:vertical;overflow:hidden}
h1{-webkit-line-clamp:2}
.does{-webkit-line-clamp:1}
a{color:inherit;text-decoration:none}
a::after{content:"";position:absolute;inset:0;border-radius:16px}
a:focus-visible{outline:0}
a:focus-visible::after{outline:3px solid var(--accent);outline-offset:-3px}
.does{color:var(--accent);font-weight:600}
.words{display:grid;grid-template-columns:minmax(0,1fr);gap:2px}
.facts{display:flex;flex-wrap:wrap;gap:0 10px;color:var(--quiet)}
.facts span{max-width:100%;white-space:nowrap;overflow:hidden;text-overflow:ellipsis}
.facts b{color:var(--ink)}
.star{color:#f2a93b;font-style:normal}
.site{grid-column:1/-1;display:flex;align-items:end;justify-content:space-between;gap:8px;padding-top:6px;border-top:1px solid var(--line);color:var(--quiet);font-size:13px;text-wrap:balance}
.site span+span{flex:none}
.site b{color:var(--accent)}
.gone{grid-column:1/-1;color:var(--quiet)}
@media(width<17rem){main{padding:8px 12px;column-gap:10px}.portrait{width:44px;height:44px;font-size:16px}}
`;
}
