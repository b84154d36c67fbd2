import { cardsEndpoint } from './cards.ts';
import { contactEndpoint } from './contact.ts';
import { docsPage } from './docs.ts';
import type { Endpoint } from './endpoint.ts';
import { eventsEndpoint } from './events.ts';
import { findEndpoint } from './find.ts';
import { mediaEndpoint, sharePictureEndpoint } from './media.ts';
import { searchExtraEndpoints } from './search-extras.ts';
import { searchEndpoints } from './search.ts';
import { openApiDocument } from './openapi.ts';
import { ownProfileEndpoints } from './own-profile.ts';
import { resetPasswordEndpoints } from './reset-password.ts';
import { robotEndpoints } from './notices-to-robots.ts';
import { sitemapEndpoints } from './sitemap.ts';
import { verifyEndpoints } from './verify.ts';
import { healthEndpoint, metricsEndpoint, readinessEndpoint } from './operations.ts';

const dataEndpoints: readonly Endpoint[] = [
  healthEndpoint,
  readinessEndpoint,
  metricsEndpoint,
  mediaEndpoint,
  sharePictureEndpoint,
  ...sitemapEndpoints,
  ...robotEndpoints,
  ...searchEndpoints,
  findEndpoint,
  cardsEndpoint,
  ...searchExtraEndpoints,
  ...verifyEndpoints,
  ...resetPasswordEndpoints,
  ...ownProfileEndpoints,
  contactEndpoint,
  eventsEndpoint,
];

const descriptionEndpoint: Endpoint = {
  method: 'GET',
  path: '/api/openapi.json',
  access: 'public',
  anySite: true,
  handle: (c) => {
    const { SITE_NAME: name, SITE_URL: url } = c.var.services.env;
    return c.json(openApiDocument(dataEndpoints, { name, url }));
  },
};

const docsEndpoint: Endpoint = {
  method: 'GET',
  path: '/api/docs',
  access: 'public',
  handle: (c) => {
    const { SITE_NAME: name, SITE_URL: url } = c.var.services.env;
    return c.html(docsPage(dataEndpoints, { name, url }));
  },
};

/** Door 2, whole: every address that answers with data instead of a page. */
export const endpoints: readonly Endpoint[] = [...dataEndpoints, descriptionEndpoint, docsEndpoint];
