import type { ReactNode } from 'react';

interface AdminHeadingProps {
  title: ReactNode;
  note?: ReactNode;
  actions?: ReactNode;
}

export function AdminHeading({ title, note, actions }: AdminHeadingProps) {
  return (
    <div className="flex flex-wrap items-start justify-between gap-x-6 gap-y-3">
      <div className="grid min-w-0 gap-1.5">
        <h1 dir="auto" className="text-heading font-extrabold">
          {title}
        </h1>
        {note && <p className="max-w-prose text-ink-2">{note}</p>}
      </div>
      {actions && <div className="flex flex-wrap items-center gap-2">{actions}</div>}
    </div>
  );
}
