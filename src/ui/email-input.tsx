import type { ComponentProps } from 'react';
import { TextInput } from './text-input.tsx';

/** An email as it is typed: phones neither capitalise nor correct it. */
export function EmailInput(props: ComponentProps<'input'>) {
  return (
    <TextInput
      type="email"
      name="email"
      autoComplete="email"
      autoCapitalize="none"
      spellCheck={false}
      {...props}
    />
  );
}
