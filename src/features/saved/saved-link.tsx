import { useEffect } from 'react';
import { Heart } from 'lucide-react';
import { useSaved } from '#features/directory/saving/saved-list.ts';
import { paths } from '#platform/paths.ts';
import { Link } from '#ui/link.tsx';

/** The heart in the bar, with how many there are. */
export function SavedLink() {
  const { length } = useSaved();
  useEffect(() => {
    if (length > 0) preloadPage();
  }, [length]);
  return (
    <Link
      to={paths.saved}
      className="relative grid size-11 shrink-0 place-items-center rounded-full transition hover:bg-surface-2 max-[24.25rem]:hidden nav:max-xl:hidden"
    >
      <Heart aria-hidden className="size-6" />
      <span className="sr-only">Saved</span>
      {length > 0 && (
        <span className="absolute top-0 right-0 grid h-5 min-w-5 place-items-center rounded-full bg-accent px-1 text-tiny leading-none font-semibold text-accent-ink tabular-nums">
          {length}
        </span>
      )}
    </Link>
  );
}

interface RouteFiles {
  module: string;
  imports?: string[];
  css?: string[];
}

let isPreloaded = false;

/** So that the list opens without a network: React Router says which files its page is made of. */
function preloadPage(): void {
  const { __reactRouterManifest: manifest } = window as {
    __reactRouterManifest?: { routes: Record<string, RouteFiles> };
  };
  const files = manifest?.routes['pages/saved'];
  if (isPreloaded || !files) return;
  isPreloaded = true;
  for (const href of [files.module, ...(files.imports ?? []), ...(files.css ?? [])]) {
    const rel = href.endsWith('.js') ? 'modulepreload' : 'prefetch';
    document.head.append(Object.assign(document.createElement('link'), { rel, href }));
  }
}
