import { useId, type ReactNode } from 'react';
import { fields } from '#messages';
import type { AskedBy } from '../fields.rules.ts';
import { useProfileForm } from './form-context.ts';

/** Signing up on a phone, each section is a step. */
export const SIGNUP_STEPS = 4;

/** Signup says what a part is about on the left where there is room; the editor has its preview there. */
const LOOKS: Record<AskedBy, { section: string; note: string; fields: string }> = {
  signup: {
    section:
      'grid gap-x-16 gap-y-6 border-t border-line py-10 lg:grid-cols-[minmax(0,1fr)_minmax(0,2fr)] lg:py-14',
    note: 'mt-2 max-w-[30em] text-ink-2',
    fields: 'grid grid-cols-[minmax(0,1fr)] content-start gap-6',
  },
  editor: {
    section: 'grid gap-6 border-t border-line py-8 lg:py-10',
    note: 'mt-1.5 text-ink-2',
    fields: 'contents',
  },
};

interface SectionProps {
  title: string;
  /** One sentence: what it is for, and who sees it. */
  note: string;
  /** Its place among the sections, where signing up asks for it. */
  step?: number;
  children: ReactNode;
}

export function Section({ title, note, step, children }: SectionProps) {
  const id = useId();
  const { askedBy } = useProfileForm();
  const looks = LOOKS[askedBy];
  return (
    <section aria-labelledby={id} className={looks.section}>
      <div>
        <h2 id={id} className="text-heading">
          {askedBy === 'signup' && step && (
            <span className="signup-step">{fields.stepOf(step, SIGNUP_STEPS)} </span>
          )}
          {title}
        </h2>
        <p className={looks.note}>{note}</p>
      </div>
      <div className={looks.fields}>{children}</div>
    </section>
  );
}
