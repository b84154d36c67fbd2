import type { ReactNode } from 'react';

interface SectionProps {
  id: string;
  title: string;
  /** What the part is for, in a sentence or two. */
  note: ReactNode;
  children: ReactNode;
}

export function Section({ id, title, note, children }: SectionProps) {
  return (
    <section id={id} tabIndex={-1} aria-labelledby={`${id}-title`} className="min-w-0">
      <h2 id={`${id}-title`} className="text-title">
        {title}
      </h2>
      <p className="mt-2 mb-8 max-w-prose text-ink-2">{note}</p>
      <div className="grid gap-10">{children}</div>
    </section>
  );
}

export function Specimen({ name, children }: { name: string; children: ReactNode }) {
  return (
    <div className="min-w-0">
      <h3 className="mb-3 font-sans text-small font-semibold tracking-normal text-ink-3">{name}</h3>
      {children}
    </div>
  );
}
