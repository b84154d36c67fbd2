import { createContext, use } from 'react';

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
