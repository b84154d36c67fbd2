import { describeSite } from '#platform/describe-site.server.ts';
import { cardsEndpoint, searchExtraEndpoints } from './search-extras.ts';
import { docsPage } from './docs.ts';
import { publicGet, type Endpoint } from './endpoint.ts';
import { embedEndpoint } from './embed.ts';
import { feedEndpoint } from './feeds.ts';
import { findEndpoint } from './find.ts';
import { mcpEndpoint } from './mcp/mcp-endpoint.ts';
import { mediaEndpoint, sharePictureEndpoint } from './media.ts';
import { searchEndpoints } from './search.ts';
import { openApiDocument } from './openapi.ts';
import { importEndpoints } from './imports.ts';
import { offlineEndpoints } from './offline.ts';
import { ownProfileEndpoints } from './own-profile.ts';
import { resetPasswordEndpoints } from './reset-password.ts';
import { noticeEndpoints } from './notices.ts';
import { siteFileEndpoints } from './site-files.ts';
import { sitemapEndpoints } from './sitemap.ts';
import { staffAddEndpoint } from './staff-add.ts';
import { verifyEndpoints } from './verify.ts';
import { contactEndpoint, eventsEndpoint } from './visitor-calls.ts';
import { healthEndpoint, metricsEndpoint, readinessEndpoint } from './operations.ts';

const dataEndpoints: readonly Endpoint[] = [
  healthEndpoint,
  readinessEndpoint,
  metricsEndpoint,
  mediaEndpoint,
  sharePictureEndpoint,
  ...siteFileEndpoints,
  ...sitemapEndpoints,
  ...noticeEndpoints,
  feedEndpoint,
  embedEndpoint,
  ...searchEndpoints,
  findEndpoint,
  cardsEndpoint,
  ...offlineEndpoints,
  ...searchExtraEndpoints,
  mcpEndpoint,
  ...verifyEndpoints,
  ...resetPasswordEndpoints,
  ...ownProfileEndpoints,
  staffAddEndpoint,
  ...importEndpoints,
  contactEndpoint,
  eventsEndpoint,
];

/** Door 2, whole: every address that answers with data instead of a page. */
export const endpoints: readonly Endpoint[] = [
  ...dataEndpoints,
  {
    ...publicGet('/api/openapi.json', (c) =>
      c.json(openApiDocument(dataEndpoints, describeSite(c.var.services.env))),
    ),
    anySite: true,
  },
  publicGet('/api/docs', (c) =>
    c.html(docsPage(dataEndpoints, describeSite(c.var.services.env), c.var.nonce)),
  ),
];
