import { useId, type ReactNode } from 'react';

interface EditorSectionProps {
  title: string;
  /** One sentence: what it is for, and who sees it. */
  note: ReactNode;
  children: ReactNode;
}

export function EditorSection({ title, note, children }: EditorSectionProps) {
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
