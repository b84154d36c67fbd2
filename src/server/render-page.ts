import { createRequestHandler } from 'react-router';
import * as pages from 'virtual:react-router/server-build';

/** Door 1: answers any request that is for a page. */
export const renderPage = createRequestHandler(pages, process.env.NODE_ENV);
