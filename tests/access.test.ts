import { describe, expect, it } from 'vitest';
import { endpoints } from '#api/endpoints.ts';
import { staffOnly } from '#features/moderation/staff-only.server.ts';
import { allPages, loadPage } from './support/all-pages.ts';

describe('who may use what', () => {
  it('is declared by every endpoint', () => {
    const list = endpoints.map(({ method, path, access }) => `${access}: ${method} ${path}`);
    expect(list).toEqual([
      'public: GET /healthz',
      'public: GET /readyz',
      'operator: GET /metrics',
      'public: GET /media/:key/:file',
      'public: GET /share/:file',
      'public: GET /sitemap.xml',
      'public: GET /sitemaps/:file',
      'public: GET /robots.txt',
      'public: GET /.well-known/security.txt',
      'public: GET /humans.txt',
      'public: GET /api/search/get_featured_specialists.php',
      'public: GET /api/search/get_featured_businesses.php',
      'public: GET /api/search/specialist.php',
      'public: GET /api/search/business.php',
      'public: GET /api/search/get_specialist_profile.php',
      'public: GET /api/search/get_business_profile.php',
      'public: GET /api/search/around',
      'public: GET /api/search/suggest',
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
      'public: POST /api/events',
      'public: GET /api/openapi.json',
      'public: GET /api/docs',
    ]);
  });

  it('is declared by every page', async () => {
    const list = await Promise.all(
      allPages.map(async ({ file, path }) => {
        const page = await loadPage(file);
        return `${page.handle?.access ?? 'UNDECLARED'}: ${path}`;
      }),
    );
    expect(list).toEqual([
      'public: /',
      'public: /signup',
      'public: /specialists-results',
      'public: /specialist/:id',
      'public: /specialist/:id/contact.vcf',
      'public: /specialist/:id/message',
      'public: /specialist/:id/review',
      'public: /businesses-results',
      'public: /business/:id',
      'public: /business/:id/contact.vcf',
      'public: /business/:id/message',
      'public: /business/:id/review',
      'public: /report/profile/:id',
      'public: /report/review/:id',
      'public: /login',
      'public: /login/code',
      'public: /business-form',
      'public: /specialist-form',
      'public: /directory-search',
      'public: /about',
      'public: /contact',
      'public: /featured-carousel-v2',
      'public: /hero-section',
      'public: /featured-carousel-v1',
      'public: /terms',
      'public: /privacy',
      'public: /businesslogin',
      'public: /resetpassword',
      'public: /specialistlogin',
      'public: /logout',
      'public: /faq',
      'specialist: /profile1',
      'business: /profile2',
      'signed-in: /account',
      'provider: /reviews',
      'provider: /dashboard',
      'provider: /dashboard/poster',
      'provider: /dashboard/card',
      'public: /confirm-details',
      'public: /verification-modal',
      'public: /specialists/:first?/:second?',
      'public: /businesses/:first?/:second?',
      'admin: /admin',
      'admin: /admin/queue/:slug',
      'admin: /admin/log',
      'admin: /admin/security',
      'admin: /admin/inbox',
      'admin: /admin/inbox/:id',
      'admin: /admin/featured',
      'admin: /admin/reports',
      'admin: /admin/reviews',
      'admin: /admin/search',
      'admin: /admin/accounts',
      'admin: /admin/accounts/:id',
      'admin: /admin/numbers',
      'public: /styleguide',
      'public: /*',
    ]);
  });

  it('is guarded in one place for everything of staff', async () => {
    for (const { path, file, layouts } of allPages) {
      const { handle } = await loadPage(file);
      const guards = await Promise.all(layouts.map(loadPage));
      const guarded = guards.some(({ middleware }) => middleware?.includes(staffOnly));
      expect([path, handle?.access === 'admin'], file).toEqual([path, guarded]);
      expect(guarded, path).toBe(/^\/admin(\/|$)/.test(path));
    }
  });
});
