import { Skeleton } from '#ui/skeleton.tsx';
import type { ProviderKind } from '#platform/provider-kind.rules.ts';
import './profile.css';

interface ProfileLoadingProps {
  kind: ProviderKind;
  siteName: string;
}

/** The shape of the page to come, so that nothing jumps when it does. */
export function ProfileLoading({ kind, siteName }: ProfileLoadingProps) {
  const said = `Loading ${kind}...`;
  return (
    <div aria-busy="true">
      <title>{`${said} · ${siteName}`}</title>
      <div className="container-page flex h-13 items-center">
        <p role="status" className="text-small text-ink-3">
          {said}
        </p>
      </div>
      <Skeleton className="h-[clamp(10.5rem,31vw,26rem)] rounded-none" />
      <div className="profile-grid container-page">
        <div className="profile-heading flex flex-col gap-x-7 gap-y-4 sm:flex-row">
          <Skeleton className="-mt-18 size-30 shrink-0 rounded-full border-6 border-page sm:-mt-20 sm:size-40 lg:-mt-24 lg:size-48" />
          <div className="grid w-full max-w-sm content-start gap-3 sm:pt-4">
            <Skeleton className="h-11" />
            <Skeleton className="h-7 w-2/3" />
            <Skeleton className="h-6 w-5/6" />
          </div>
        </div>
        <div className="profile-words grid gap-3">
          <Skeleton className="h-9 w-56" />
          {['w-full', 'w-11/12', 'w-full', 'w-3/4'].map((width, index) => (
            <Skeleton key={index} className={`h-6 ${width}`} />
          ))}
        </div>
        <Skeleton className="profile-contact h-100 rounded-sheet border-6 border-page lg:-mt-24" />
      </div>
    </div>
  );
}
