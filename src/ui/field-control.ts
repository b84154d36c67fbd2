import { createContext, use } from 'react';

/** The box shared by inputs, text areas and selects. Text stays at 16 px or more, or iPhones zoom in. */
export const controlStyle =
  'block w-full min-h-12 rounded-control border border-control bg-surface px-3.5 py-2.5 text-body text-ink transition-colors placeholder:text-ink-3 hover:border-ink-2 focus-visible:outline-offset-0 disabled:border-line disabled:bg-surface-2 disabled:text-ink-3 [&[readonly]]:bg-surface-2 aria-invalid:border-danger aria-invalid:bg-danger-soft';

/** What a field tells the control inside it. */
export interface FieldControl {
  id: string;
  required: boolean;
  'aria-describedby': string | undefined;
  'aria-invalid': true | undefined;
}

export const FieldContext = createContext<FieldControl | null>(null);

/** The attributes that tie a control to its label, hint and error; none outside a field. */
export const useFieldControl = (): Partial<FieldControl> => use(FieldContext) ?? {};
