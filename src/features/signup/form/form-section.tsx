import { useId } from 'react';
import type { SectionProps } from '#features/profiles/form/section.tsx';

/** A part of a long form: what it is about on the left where there is room, its fields on the right. */
export function FormSection({ title, note, children }: SectionProps) {
  const id = useId();
  return (
    <section
      aria-labelledby={id}
      className="grid gap-x-16 gap-y-6 border-t border-line py-10 lg:grid-cols-[minmax(0,1fr)_minmax(0,2fr)] lg:py-14"
    >
      <div>
        <h2 id={id} className="text-heading">
          {title}
        </h2>
        <p className="mt-2 max-w-[30em] text-ink-2">{note}</p>
      </div>
      <div className="grid grid-cols-[minmax(0,1fr)] content-start gap-6">{children}</div>
    </section>
  );
}
