import { useId } from 'react';
import type { SectionProps } from '#features/profiles/form/section.tsx';

export function EditorSection({ title, note, children }: SectionProps) {
  const id = useId();
  return (
    <section aria-labelledby={id} className="grid gap-6 border-t border-line py-8 lg:py-10">
      <div>
        <h2 id={id} className="text-heading">
          {title}
        </h2>
        <p className="mt-1.5 text-ink-2">{note}</p>
      </div>
      {children}
    </section>
  );
}
