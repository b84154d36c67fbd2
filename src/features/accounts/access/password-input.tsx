import { access } from '#messages';
import { useState, type ComponentProps, type KeyboardEvent } from 'react';
import { Eye, EyeOff } from 'lucide-react';
import { IconButton } from '#ui/icon-button.tsx';
import { TextInput } from '#ui/text-input.tsx';

interface PasswordInputProps extends Omit<ComponentProps<'input'>, 'type'> {
  /** While it is sent, a shown password is covered again: browsers must not remember it as plain text. */
  busy?: boolean | undefined;
}

/** A password that can be looked at, and that says when Caps Lock is on. Stands inside a Field. */
export function PasswordInput({ busy, className, ...rest }: PasswordInputProps) {
  const [shown, setShown] = useState(false);
  const [capsLock, setCapsLock] = useState(false);
  const noticeCapsLock = (event: KeyboardEvent<HTMLInputElement>) => {
    setCapsLock(event.getModifierState('CapsLock'));
  };

  return (
    <div className={className}>
      <div className="relative">
        <TextInput
          {...rest}
          type={shown && !busy ? 'text' : 'password'}
          autoCapitalize="none"
          autoCorrect="off"
          spellCheck={false}
          className="pr-13"
          onKeyDown={noticeCapsLock}
          onKeyUp={noticeCapsLock}
          onBlur={(event) => {
            setCapsLock(false);
            rest.onBlur?.(event);
          }}
        />
        <IconButton
          label={access.showPassword}
          aria-pressed={shown}
          data-needs-script
          className="absolute inset-y-0.5 right-0.5"
          onClick={() => setShown(!shown)}
        >
          {shown ? (
            <EyeOff aria-hidden className="size-5" />
          ) : (
            <Eye aria-hidden className="size-5" />
          )}
        </IconButton>
      </div>
      <p role="status" className="text-small font-medium text-coral">
        {capsLock && <span className="mt-1.5 block">{access.capsLock}</span>}
      </p>
    </div>
  );
}
