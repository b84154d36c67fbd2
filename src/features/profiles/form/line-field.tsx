import type { ComponentProps, ReactNode } from 'react';
import { fields } from '#messages';
import { Check } from 'lucide-react';
import { paths } from '#platform/paths.ts';
import { classes } from '#ui/classes.ts';
import { Field } from '#ui/field.tsx';
import { Link } from '#ui/link.tsx';
import { TextInput } from '#ui/text-input.tsx';
import { linkStyle } from '#ui/text-link.tsx';
import { takenMessage, unverifiedMessage } from '../availability.rules.ts';
import type { Availability } from './availability-checks.ts';
import { fieldId, useProfileForm } from './section.tsx';

/** How browsers and keyboards on the screen are told what is typed. */
export const INPUT_ATTRIBUTES = {
  line: {},
  phone: { type: 'tel', inputMode: 'tel' },
  email: { type: 'email', inputMode: 'email', autoCapitalize: 'none', spellCheck: false },
} as const;

interface LineFieldProps extends Omit<ComponentProps<'input'>, 'name' | 'className'> {
  name: string;
  label: ReactNode;
  hint?: ReactNode;
}

export function LineField({ name, label, hint, ...input }: LineFieldProps) {
  const { field, control, availability, caution, claim, whoHas, max, unique } = useField(name);
  return (
    <Field
      {...field}
      label={label}
      mark={unique && <AvailabilityMark state={availability} />}
      hint={
        whoHas ??
        (claim ? (
          <ClaimHint id={claim} />
        ) : caution ? (
          <span className="text-coral">{caution}</span>
        ) : (
          hint
        ))
      }
    >
      <TextInput {...input} {...control} maxLength={max} />
    </Field>
  );
}

export function useField(name: string) {
  const form = useProfileForm();
  const { max, unique, required } = form.rules[name]!;
  const availability = form.availability[name];
  const taken = unique && availability === 'taken' ? takenMessage(unique, form.wording) : undefined;
  return {
    max,
    unique,
    availability,
    /** Whoever signs up may be its owner. */
    claim: form.askedBy === 'signup' ? form.claims[name] : null,
    whoHas: taken && form.whoHas?.(form.values[name]!),
    /** Whether it is free could not be found out. */
    caution: unique && availability === 'unverified' ? unverifiedMessage(unique) : undefined,
    field: {
      id: fieldId(form.id, name),
      required: required !== undefined,
      error: form.errors[name] ?? taken,
    },
    control: {
      name,
      value: form.values[name]!,
      onChange: (event: { target: { value: string } }) => form.type(name, event.target.value),
      onBlur: () => form.leave(name),
    },
  };
}

/** Leads whoever is the owner of what is taken to it, in another tab: nothing typed is lost. */
function ClaimHint({ id }: { id: string }) {
  return (
    <>
      {fields.onUnclaimed}{' '}
      <Link to={paths.claim(id)} target="_blank" className={linkStyle}>
        {fields.claimIt}
      </Link>
    </>
  );
}

/** A quiet word across from the label; what is wrong is said below the field. It is as wide before as when it comes. */
function AvailabilityMark({ state }: { state: Availability | undefined }) {
  return (
    <p
      role="status"
      data-longest={fields.checking}
      className={classes(
        'grid shrink-0 justify-items-end text-small',
        'after:invisible after:h-0 after:overflow-hidden after:content-[attr(data-longest)]',
        state === 'available' ? 'font-medium text-success' : 'text-ink-3',
      )}
    >
      {state === 'checking' && fields.checking}
      {state === 'available' && (
        <span className="flex items-center gap-1">
          <Check aria-hidden className="size-4 stroke-3" />
          {fields.available}
        </span>
      )}
    </p>
  );
}
