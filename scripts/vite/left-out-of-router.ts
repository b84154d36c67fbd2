import { each, NOTHING, NULL, type LeftOut } from './left-out.ts';

const FALSE = '{ return false; }';
const NEVER = '(void 0)';

const router = (path: string) => `react-router/dist/production/lib/${path}`;

export const LEFT_OUT_OF_ROUTER: LeftOut[] = [
  {
    file: router('router/router.js'),
    functions: {
      ...each(NOTHING, 'discoverRoutes patchRoutesImpl'),
      ...each(NOTHING, 'restoreAppliedTransitions persistAppliedTransitions'),
      checkFogOfWar: '{ return { active: false, matches: null }; }',
    },
    instead: {
      'init.instrumentations': NEVER,
      'init.patchRoutesOnNavigation': NEVER,
      'opts?.mask': NEVER,
      'else if (pendingViewTransitionEnabled)': 'else if (false)',
      'if (pendingAction === "POP" && !isUninterruptedRevalidation && location !== state.location)':
        'if (false)',
    },
  },
  {
    file: router('router/instrumentation.js'),
    functions: each(
      NOTHING,
      'getRouteInstrumentationUpdates instrumentClientSideRouter consumeInstrumentationClientResultMetaReceiver',
    ),
  },
  {
    // The whole table of routes is there from the start (react-router.config.ts).
    file: router('dom/ssr/fog-of-war.js'),
    functions: {
      ...each(
        NOTHING,
        'getPatchRoutesOnNavigationFunction useFogOFWarDiscovery getPartialManifest',
      ),
      ...each(FALSE, 'isFogOfWarEnabled'),
    },
  },
  {
    // What a pointer rests on is fetched by the browser's own rules, until scripts are there (decision 36).
    file: router('dom/ssr/components.js'),
    functions: {
      ...each(NULL, 'PrefetchPageLinks PrefetchPageLinksImpl RSCPrefetchPageLinksImpl'),
      usePrefetchBehavior: '{ return [false, null, {}]; }',
    },
    // Only the server writes out the scripts that begin.
    instead: {
      'manifest.sri': NEVER,
      'staticContext ?': 'false ?',
      '!isStatic ? " " :': 'true ? " " :',
    },
  },
  {
    // What is shown where our own page for errors fails, without advice to who writes pages.
    file: router('dom/ssr/errorBoundaries.js'),
    instead: {
      'errorInstance.stack), heyDeveloper)': 'errorInstance.stack))',
      'isRouteErrorResponse(error)': 'false',
      'renderScripts ?': 'false ?',
    },
  },
  // Whatever a page shows first comes with it.
  {
    file: router('dom/ssr/fallback.js'),
    functions: each(NULL, 'RemixRootDefaultHydrateFallback'),
  },
  { file: router('context.js'), functions: each(FALSE, 'useIsRSCRouterContext') },
  {
    file: router('hooks.js'),
    functions: each(NOTHING, 'RSCErrorHandler DefaultErrorComponent warningOnce'),
  },
  {
    // Made, though nobody asks for it.
    file: router('dom/lib.js'),
    instead: {
      'const NavLink = ': 'const NavLink = /* @__PURE__ */ ',
      'NavLink.displayName = "NavLink";': '',
    },
  },
  // Without a window to ask, there are no view transitions.
  { file: router('components.js'), instead: { 'router.window': NEVER } },
  {
    file: router('dom-export/hydrated-router.js'),
    instead: {
      'router.createRoutesForHMR = UNSAFE_createClientRoutesWithHMRRevalidationOptOut;': '',
      'ssrInfo.context.isSpaMode': 'false',
      'window.__reactRouterManifest.sri === true': 'false',
    },
  },
  // Advice to who writes pages, which the server gives as well.
  { file: router('router/history.js'), functions: each(NOTHING, 'warning') },
  { file: router('server-runtime/warnings.js'), functions: each(NOTHING, 'warnOnce') },
];
