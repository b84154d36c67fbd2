import { useEffect, useRef, type MouseEvent } from 'react';
import { CircleAlert } from 'lucide-react';

interface FieldError {
  /** The id of the control, as given to its Field. */
  id: string;
  message: string;
}

interface ErrorSummaryProps {
  errors: FieldError[];
  title?: string;
}

/** What has to be fixed, in one place. Takes the focus when it appears: give it a new `key` for each attempt. */
export function ErrorSummary({ errors, title = 'There is a problem' }: ErrorSummaryProps) {
  const box = useRef<HTMLDivElement>(null);
  const any = errors.length > 0;
  useEffect(() => {
    if (any) box.current?.focus();
  }, [any]);
  if (!any) return null;

  return (
    <div
      ref={box}
      role="alert"
      tabIndex={-1}
      className="grid gap-2 rounded-card border-2 border-danger bg-surface p-5"
    >
      <p className="flex items-center gap-2 font-heading text-subheading font-bold">
        <CircleAlert aria-hidden className="size-6 shrink-0 text-danger" />
        {title}
      </p>
      <ul className="grid">
        {errors.map(({ id, message }) => (
          <li key={id + message}>
            <a
              href={`#${id}`}
              onClick={(event) => goToField(event, id)}
              className="inline-flex min-h-11 items-center font-medium text-danger underline underline-offset-4 hover:text-danger-strong"
            >
              {message}
            </a>
          </li>
        ))}
      </ul>
    </div>
  );
}

// A plain anchor would scroll to the control; focus opens the keyboard on it too.
function goToField(event: MouseEvent, id: string) {
  const field = document.getElementById(id);
  if (!field) return;
  event.preventDefault();
  field.focus();
  field.scrollIntoView({ block: 'center' });
}
