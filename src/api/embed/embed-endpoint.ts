import { createHash } from 'node:crypto';
import { html, raw } from 'hono/html';
import { directory, frame, handout } from '#messages';
import { findCards } from '#features/directory/find-cards.server.ts';
import type { DetailedCard } from '#features/directory/provider-card.ts';
import { findMoved } from '#features/duplicates/find-moved.server.ts';
import { isProfileId } from '#features/profiles/profile-id.rules.ts';
import { askedLanguage, languageNow, pageHref, withLanguage } from '#platform/language.ts';
import { inLanguage } from '#platform/language.server.ts';
import { categoryName, placeName } from '#platform/names.rules.ts';
import { paths } from '#platform/paths.ts';
import { initials } from '#ui/initials.ts';
import { publicGet, type Call, type Endpoint } from '../endpoint.ts';
import { reads } from '../public-read.ts';
import { embedStyle } from './embed-style.ts';

/** A provider’s card for the pages of others: it runs nothing, sends nothing and remembers nobody. */
export const embedEndpoint: Endpoint = {
  ...publicGet('/embed/:kind/:id', (c) =>
    inLanguage(askedLanguage(c.req.query('language')), () => answer(c)),
  ),
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
