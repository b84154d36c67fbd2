import { describe, expect, it } from 'vitest';
import { endpoints } from '#api/endpoints.ts';
import { deskAt } from '#features/moderation/desks.ts';
import { isKeptAddress } from '#features/pocket/address-kinds.ts';
import { staffOnly } from '#pages/admin/desk-action.server.ts';
import { ownersOnly } from '#pages/owners-only.server.ts';
import { permissionOf, type Access } from '#platform/access.ts';
import { OFFLINE_PATH } from '#platform/kept-caches.ts';
import { FIRST_ROLE } from '#platform/staff-roles.rules.ts';
import { allPages, loadPage } from './support/all-pages.ts';

describe('who may use what', () => {
  it('is declared by every endpoint', () => {
    const list = endpoints.map(
      ({ method, path, access, cached }) =>
        `${access}${cached ? ', cached' : ''}: ${method} ${path}`,
    );
    expect(list).toEqual([
      'public: GET /healthz',
      'public: GET /readyz',
      'operator: GET /metrics',
      'public: GET /media/:key/:file',
      'public: GET /share/:file',
      'public: GET /site/:key/:file',
      'staff/settings: POST /api/site/file',
      'public: GET /sitemap.xml',
      'public: GET /sitemaps/:file',
      'public: GET /robots.txt',
      'public: GET /.well-known/security.txt',
      'public: GET /humans.txt',
      'public: GET /llms.txt',
      'public: GET /.well-known/change-password',
      'public: GET /.well-known/api-catalog',
      'public, cached: GET /feeds/:address{.+}',
      'public, cached: GET /embed/:kind/:id',
      'public, cached: GET /api/search/get_featured_specialists.php',
      'public, cached: GET /api/search/get_featured_businesses.php',
      'public, cached: GET /api/search/specialist.php',
      'public, cached: GET /api/search/business.php',
      'public, cached: GET /api/search/get_specialist_profile.php',
      'public, cached: GET /api/search/get_business_profile.php',
      'public, cached: GET /api/search/find',
      'public, cached: GET /api/search/cards',
      'public: GET /offline/directory',
      'public: GET /offline/directory/:file',
      'public, cached: GET /api/search/around',
      'public, cached: GET /api/search/suggest',
      'public: POST /mcp',
      'public: POST /api/verify/email_check.php',
      'public: POST /api/verify/send_code.php',
      'public: POST /api/verify/verify_code.php',
      'public: POST /api/verify/db_insert1.php',
      'public: POST /api/verify/db_insert2.php',
      'public: POST /api/reset_password_request.php',
      'public: POST /api/reset_password_submit.php',
      'provider: POST /api/profile/save',
      'provider: POST /api/profile/video',
      'provider: POST /api/profile/confirm',
      'provider: GET /api/account/data.zip',
      'provider: GET /api/profile/poster.jpg',
      'staff/adding profiles: POST /api/staff/add',
      'staff/import: POST /api/admin/import',
      'staff/import: POST /api/admin/import/:id/pictures',
      'staff/import: GET /api/admin/import/:id/rows.csv',
      'staff/import: GET /api/admin/export.csv',
      'staff/import: GET /api/admin/export.json',
      'staff/approval: GET /api/admin/lists/:desk',
      'public: POST /api/contact',
      'public: POST /api/events',
      'public: GET /api/openapi.json',
      'public: GET /api/docs',
    ]);
  });

  it('is declared by every page', async () => {
    const list = await Promise.all(
      allPages.map(async ({ file, path }) => {
        const page = await loadPage(file);
        const { access = 'UNDECLARED', cached } = page.handle ?? {};
        const needs = permissionOf(access as Access);
        const role = needs ? ` (${FIRST_ROLE[needs]})` : '';
        return `${access}${role}${cached ? ', cached' : ''}: ${path}`;
      }),
    );
    expect(list).toEqual([
      'public, cached: /',
      'public, cached: /find',
      'public: /share-target',
      'public, cached: /saved',
      'public, cached: /offline',
      'public: /signup',
      'public: /i/:token',
      'public, cached: /specialists-results',
      'public, cached: /specialist/:id',
      'public: /specialist/:id/contact.vcf',
      'public: /specialist/:id/message',
      'public: /specialist/:id/review',
      'public, cached: /business/:id',
      'public: /business/:id/contact.vcf',
      'public: /business/:id/message',
      'public: /business/:id/review',
      'public: /report/profile/:id',
      'public: /claim/:id',
      'public: /claim/:id/take-down',
      'public, cached: /businesses-results',
      'public: /report/review/:id',
      'public: /login',
      'public: /login/code',
      'public: /join/:token',
      'public: /business-form',
      'public: /specialist-form',
      'public, cached: /directory-search',
      'public, cached: /about',
      'public: /contact',
      'public, cached: /featured-carousel-v2',
      'public, cached: /hero-section',
      'public, cached: /featured-carousel-v1',
      'public, cached: /terms',
      'public, cached: /privacy',
      'public: /businesslogin',
      'public: /resetpassword',
      'public: /specialistlogin',
      'public: /logout',
      'public, cached: /faq',
      'specialist: /profile1',
      'business: /profile2',
      'signed-in: /account',
      'provider: /reviews',
      'provider: /dashboard',
      'provider: /dashboard/numbers',
      'provider: /dashboard/poster',
      'provider: /dashboard/card',
      'provider: /dashboard/website',
      'provider: /dashboard/ask',
      'public: /confirm-details',
      'public: /unsubscribe',
      'public: /verification-modal',
      'public, cached: /specialists/:first?/:second?',
      'public, cached: /businesses/:first?/:second?',
      'staff/approval (reviewer): /admin',
      'staff/approval (reviewer): /admin/queue/:slug',
      'staff/log (admin): /admin/log',
      'staff/own security (reviewer): /admin/security',
      'staff/inbox (reviewer): /admin/inbox',
      'staff/inbox (reviewer): /admin/inbox/:id',
      'staff/featured (editor): /admin/featured',
      'staff/import (editor): /admin/import',
      'staff/import (editor): /admin/import/:id',
      'staff/reports (reviewer): /admin/reports',
      'staff/reviews (reviewer): /admin/reviews',
      'staff/search words (editor): /admin/search',
      'staff/accounts (editor): /admin/accounts',
      'staff/accounts (editor): /admin/accounts/:id',
      'staff/accounts (editor): /admin/accounts/:id/claim-code',
      'staff/claims (editor): /admin/claims',
      'staff/mailings (admin): /admin/mailings',
      'staff/mailings (admin): /admin/mailings/:id',
      'staff/mailings (admin): /admin/mailings/:id/preview/:language',
      'staff/duplicates (editor): /admin/duplicates',
      'staff/duplicates (editor): /admin/duplicates/:pair',
      'staff/numbers (admin): /admin/numbers',
      'staff/staff (admin): /admin/staff',
      'staff/invitations (editor): /admin/invitations',
      'staff/invitations (editor): /admin/invitations/:id',
      'staff/adding profiles (editor): /admin/add',
      'staff/settings (admin): /admin/settings',
      'public: /*',
    ]);
  });

  it('is what browsers go by in keeping pages for when there is no connection', async () => {
    // The document without a connection is kept by itself.
    for (const { path, file } of allPages.filter((page) => page.path !== OFFLINE_PATH)) {
      const { handle } = await loadPage(file);
      const addresses = [path.replaceAll(/\/:\w+\?/g, ''), path.replaceAll(/:\w+\??/g, 'some-1')];
      for (const address of addresses)
        expect([address, isKeptAddress(address)]).toEqual([address, handle!.cached === true]);
    }
  });

  const isGuarded = async (layouts: readonly string[], guard: unknown) =>
    (await Promise.all(layouts.map(loadPage))).some(({ middleware }) =>
      middleware?.includes(guard),
    );

  it('is guarded in one place for everything of staff', async () => {
    for (const { path, file, layouts } of allPages) {
      const { handle } = await loadPage(file);
      const guarded = await isGuarded(layouts, staffOnly);
      const needs = handle && permissionOf(handle.access);
      expect([path, needs !== null], file).toEqual([path, guarded]);
      // By the desk that the address belongs to, which is what the guard goes by.
      expect([path, needs], file).toEqual([path, deskAt(path)?.needs ?? null]);
      expect(guarded, path).toBe(/^\/admin(\/|$)/.test(path));
    }
  });

  it('is declared by every act that needs more than its page', async () => {
    const [acts, others] = [new Set<string>(), [] as string[]];
    for (const { path, file } of allPages) {
      const { action } = await loadPage(file);
      if (action && !action.acts && path.startsWith('/admin')) others.push(path);
      for (const [intent, { needs }] of Object.entries(action?.acts ?? {}))
        if (needs) acts.add(`${needs} (${FIRST_ROLE[needs]}): ${path} ${intent}`);
    }
    expect([...acts]).toEqual([
      'settings (admin): /admin test-mail',
      'settings (admin): /admin steps-done',
      'settings (admin): /admin storm-off',
      'settings (admin): /admin/queue/:slug test-mail',
      'settings (admin): /admin/queue/:slug steps-done',
      'settings (admin): /admin/queue/:slug storm-off',
      'account standing (admin): /admin/accounts/:id end-session',
      'account standing (admin): /admin/accounts/:id end-sessions',
      'account standing (admin): /admin/accounts/:id suspend',
      'account standing (admin): /admin/accounts/:id unsuspend',
      'account standing (admin): /admin/accounts/:id delete',
      'settings (admin): /admin/settings storm-off',
    ]);
    // Each does one thing, for whoever may open it; whatever else there is tells what it does.
    expect(others).toEqual(['/admin/security', '/admin/accounts/:id/claim-code']);
  });

  it('is guarded in one place for everything of providers', async () => {
    for (const { path, file, layouts } of allPages) {
      const { access } = (await loadPage(file)).handle!;
      const isTheirs = ['provider', 'specialist', 'business', 'signed-in'].includes(access);
      expect([path, await isGuarded(layouts, ownersOnly)]).toEqual([path, isTheirs]);
    }
  });
});
