import { Alert } from '#ui/alert.tsx';
import { Button } from '#ui/button.tsx';

interface FormSendProps {
  failure: string | undefined;
  busy: boolean;
  texts: { send: string; sending: string };
}

/** The end of a visitor's form: what went wrong with it as a whole, and its button. */
export function FormSend({ failure, busy, texts }: FormSendProps) {
  return (
    <div>
      {/* Always there: a live region speaks only of what changes inside it. */}
      <div role="alert">
        {failure && (
          <Alert role="none" tone="danger" className="mb-5">
            {failure}
          </Alert>
        )}
      </div>
      <Button type="submit" size="large" wide busy={busy} busyLabel={texts.sending}>
        {texts.send}
      </Button>
    </div>
  );
}

/** A field for programs: people neither see it nor reach it, so only programs fill it in. */
export function FormTrap() {
  return (
    <div aria-hidden className="sr-only">
      <label>
        Leave this field empty
        <input type="text" name="website" tabIndex={-1} autoComplete="off" />
      </label>
    </div>
  );
}
