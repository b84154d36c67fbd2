import { useId, type ReactNode } from 'react';

interface DeskSectionProps {
  title: string;
  note?: ReactNode;
  children: ReactNode;
}

/** A part of a desk under a heading of its own. */
export function DeskSection({ title, note, children }: DeskSectionProps) {
  const id = useId();
  return (
    <section aria-labelledby={id} className="grid gap-4">
      <div className="grid gap-1">
        <h2 id={id} className="text-subheading">
          {title}
        </h2>
        {note && <div className="max-w-prose text-ink-2">{note}</div>}
      </div>
      {children}
    </section>
  );
}
