import { contact } from '#messages';
import { LiveMessage, messageOf } from '#features/accounts/access/live-message.tsx';
import { Button } from '#ui/button.tsx';

interface FormSendProps {
  failure: string | undefined;
  busy: boolean;
  texts: { send: string; sending: string };
}

export function FormSend({ failure, busy, texts }: FormSendProps) {
  return (
    <>
      <LiveMessage message={messageOf({ failure })} />
      <Button type="submit" size="large" wide busy={busy} busyLabel={texts.sending}>
        {texts.send}
      </Button>
    </>
  );
}

/** A field for programs: people neither see it nor reach it, so only programs fill it in. */
export function FormTrap() {
  return (
    <div aria-hidden className="sr-only">
      <label>
        {contact.leaveEmpty}
        <input type="text" name="website" tabIndex={-1} autoComplete="off" />
      </label>
    </div>
  );
}
