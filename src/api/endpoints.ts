import type { Endpoint } from './endpoint.ts';
import { pictureEndpoint } from './media.ts';
import { searchExtraEndpoints } from './search-extras.ts';
import { searchEndpoints } from './search.ts';
import { healthEndpoint, metricsEndpoint, readinessEndpoint } from './operations.ts';

/** Door 2, whole: every address that answers with data instead of a page. */
export const endpoints: readonly Endpoint[] = [
  healthEndpoint,
  readinessEndpoint,
  metricsEndpoint,
  pictureEndpoint,
  ...searchEndpoints,
  ...searchExtraEndpoints,
];
