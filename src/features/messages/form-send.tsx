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

/** When the form was handed out, and a field that people neither see nor reach, so only programs fill it in. */
export function FormGuard({ stamp }: { stamp: string }) {
  return (
    <>
      <input type="hidden" name="stamp" value={stamp} />
      <div aria-hidden className="sr-only">
        <label>
          {contact.leaveEmpty}
          <input type="text" name="website" tabIndex={-1} autoComplete="off" />
        </label>
      </div>
    </>
  );
}
