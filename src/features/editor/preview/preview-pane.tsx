import { lazy, Suspense, useDeferredValue, useSyncExternalStore, type ComponentType } from 'react';
import { Eye } from 'lucide-react';
import { Skeleton } from '#ui/skeleton.tsx';
import { editor } from '#messages';
import type { PreviewPageProps } from './preview-page.tsx';

/** Without its picture the editor still works. */
const PreviewLost = () => <p className="p-5 text-ink-2">{editor.previewLost}</p>;
const loadPreview = () => import('./preview-page.tsx');
const PreviewPage = lazy<ComponentType<PreviewPageProps>>(() =>
  loadPreview().then(
    (loaded) => ({ default: loaded.PreviewPage }),
    () => ({ default: PreviewLost }),
  ),
);

interface PreviewPaneProps extends PreviewPageProps {
  /** Asked for on a small screen; on a wide one it is always there. */
  open: boolean;
}

/** A picture of the public page: nothing in it can be pressed, and it follows the typing at its own pace. */
export function PreviewPane({ open, ...page }: PreviewPaneProps) {
  const wide = useWideScreen();
  const draft = useDeferredValue(page.draft);
  return (
    <section aria-labelledby="preview-heading" className="editor-preview" data-needs-script>
      <h2
        id="preview-heading"
        className="flex items-center gap-2 font-sans text-small font-semibold tracking-normal text-ink-2"
      >
        <Eye aria-hidden className="size-4.5" />
        {editor.previewHeading}
      </h2>
      <div
        className="editor-preview-page card"
        role="group"
        aria-labelledby="preview-heading"
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- what scrolls must be reachable by keyboard
        tabIndex={wide ? 0 : undefined}
      >
        {wide || open ? (
          <div inert>
            <Suspense fallback={<Loading />}>
              <PreviewPage {...page} draft={draft} />
            </Suspense>
          </div>
        ) : (
          <Loading />
        )}
      </div>
    </section>
  );
}

const Loading = () => (
  <>
    <Skeleton className="h-40 rounded-none" />
    <div className="grid gap-3 p-5">
      <Skeleton className="h-9 w-2/3" />
      <Skeleton className="h-6 w-1/2" />
      <Skeleton className="h-24" />
    </div>
  </>
);

const WIDE = '(min-width: 64rem)';

function watch(changed: () => void): () => void {
  const query = matchMedia(WIDE);
  query.addEventListener('change', changed);
  return () => query.removeEventListener('change', changed);
}

const useWideScreen = (): boolean =>
  useSyncExternalStore(
    watch,
    () => matchMedia(WIDE).matches,
    () => false,
  );
