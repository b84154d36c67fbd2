import { createRequestHandler } from 'react-router';
import * as pages from 'virtual:react-router/server-build';
import { cachedPaths } from './cached-paths.ts';

/** Door 1: answers any request that is for a page. */
export const renderPage = createRequestHandler(pages, process.env.NODE_ENV);

export const cachedPages = cachedPaths(pages.routes);
