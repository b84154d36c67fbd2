import { each, NOTHING, NULL, type LeftOut } from './left-out.ts';

const exported = (names: string) => names.split(' ').map((name) => `exports.${name}`);

const ViewTransition = each(
  NOTHING,
  `startViewTransition scheduleViewTransitionEvent reportViewTransitionError createViewTransitionInstance
  commitEnterViewTransitions commitExitViewTransitions commitNestedViewTransitions commitDeletedPairViewTransitions
  commitAppearingPairViewTransitions restoreEnterOrExitViewTransitions restoreNestedViewTransitions
  restorePairedViewTransitions measureNestedViewTransitions applyViewTransitionName restoreViewTransitionName`,
);
const refOfFragment = each(
  NOTHING,
  `FragmentInstance commitNewChildToFragmentInstance commitNewChildToFragmentInstances
  deleteChildFromFragmentInstance commitFragmentInstanceInsertionEffects commitFragmentInstanceDeletionEffects
  validateDocumentPositionWithFiberTree`,
);
const methodsOfFragment =
  `addEventListener removeEventListener dispatchEvent focus focusLast blur observeUsing unobserveUsing getClientRects
  getRootNode compareDocumentPosition scrollIntoView`
    .split(/\s+/)
    .map((name) => `FragmentInstance.prototype.${name}`);
/** Styles and scripts that a component brings along by `precedence` or `async`, and what is fetched by calls. */
const resources = {
  ...each(
    NOTHING,
    `preinitStyle preinitScript preinitModuleScript preload preloadModule preconnectAs acquireResource insertStylesheet
    insertStylesheetIntoRoot insertSuspendedStylesheets suspendResource suspendInstance preloadStylesheet
    preloadResourceAndSuspendIfNeeded preloadInstanceAndSuspendIfNeeded estimateBandwidth
    accumulateSuspenseyCommitOnFiber recursivelyAccumulateSuspenseyCommit`,
  ),
  ...each(NULL, 'getResource waitForCommitToBeReady'),
};
const useActionState = each(
  NOTHING,
  `mountActionState updateActionStateImpl rerenderActionState dispatchActionState runActionStateAction onActionSuccess
  onActionError handleActionReturnValue`,
);

export const LEFT_OUT_OF_REACT: LeftOut[] = [
  {
    file: 'react-dom-client.production.js',
    // Profiler, SuspenseList, Scope, LegacyHidden, Cache, TracingMarker, ViewTransition, Activity.
    tags: [12, 19, 21, 23, 24, 25, 30, 31],
    functions: {
      ...ViewTransition,
      ...refOfFragment,
      ...resources,
      ...useActionState,
      // A function as the action of a form; what the compiler remembers.
      ...each(NOTHING, 'startHostTransition useMemoCache'),
      // Where among components an error was thrown, in names that are short here and say nothing.
      ...each("{ return ''; }", 'getStackByFiberInDevAndProd describeFiber'),
    },
    assigned: [
      ...methodsOfFragment,
      'exports.createRoot',
      'exports.version',
      'ReactDOMSharedInternals.findDOMNode',
    ],
    instead: { 'if ("undefined" !== typeof __REACT_DEVTOOLS_GLOBAL_HOOK__)': 'if (false)' },
  },
  {
    file: 'react-dom.production.js',
    assigned: exported(
      'createPortal preconnect prefetchDNS preinit preinitModule preload preloadModule requestFormReset unstable_batchedUpdates useFormState useFormStatus version',
    ),
  },
  {
    file: 'react.production.js',
    assigned: exported(
      'Activity Profiler PureComponent ViewTransition addTransitionType cache cacheSignal cloneElement createRef isValidElement unstable_useCacheRefresh useActionState useDebugValue useImperativeHandle useInsertionEffect useTransition __COMPILER_RUNTIME',
    ),
  },
];
