import { useId, type ReactNode } from 'react';

interface FormSectionProps {
  title: string;
  /** One sentence: what it is for, and who sees it. */
  note: ReactNode;
  children: ReactNode;
}

/** A part of a long form: what it is about on the left where there is room, its fields on the right. */
export function FormSection({ title, note, children }: FormSectionProps) {
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

/** Two short fields that belong together. */
export function FieldPair({ children }: { children: ReactNode }) {
  return <div className="grid items-start gap-6 sm:grid-cols-2">{children}</div>;
}
