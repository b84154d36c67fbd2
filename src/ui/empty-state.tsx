import type { ReactNode } from 'react';

interface EmptyStateProps {
  title: ReactNode;
  /** One sentence that says what to do. */
  children?: ReactNode;
  actions?: ReactNode;
}

/** Nothing here, said kindly, with what to do next. */
export function EmptyState({ title, children, actions }: EmptyStateProps) {
  return (
    <div className="grid justify-items-center gap-3 rounded-card bg-surface-2 px-6 py-12 text-center">
      <Shore />
      <p className="mt-2 font-heading text-subheading font-bold tracking-tight text-balance wrap-anywhere">
        {title}
      </p>
      {children && <div className="max-w-[27em] text-ink-2">{children}</div>}
      {actions && <div className="mt-3 flex flex-wrap justify-center gap-3">{actions}</div>}
    </div>
  );
}

/** An empty beach: sun, water, one shell. */
function Shore() {
  return (
    <svg aria-hidden viewBox="0 0 96 96" className="size-24 rounded-full">
      <path d="M0 0h96v96H0z" className="fill-band-2" />
      <circle cx="48" cy="44" r="20" className="fill-sun" />
      <path d="M0 46h96v50H0z" className="fill-band-4" />
      <path d="M0 58q12-7 24 0t24 0 24 0 24 0v38H0z" className="fill-band-5" />
      <path d="M0 80q48-18 96-4v20H0z" className="fill-shore" />
      <path
        d="M58 84a6 6 0 0 1 12 0zm6-6v6m-3-5 1 5m4 0 1-5"
        className="fill-foam stroke-coral"
        strokeWidth="1.2"
      />
    </svg>
  );
}
