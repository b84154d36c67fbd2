import { useEffect, useState, type FormEvent, type ReactNode } from 'react';
import { DeskFormContext } from './desk-form.tsx';

interface FileFormProps {
  action: string;
  className: string;
  children: ReactNode;
}

/**
 * Sent by the browser itself: a file of many megabytes passes no script, and the answer is a page. To press again would
 * begin anew what is on its way, until a file is looked for again, or the page comes back by Back.
 */
export function FileForm({ action, className, children }: FileFormProps) {
  const [sent, setSent] = useState(false);
  useEffect(() => {
    const again = () => setSent(false);
    addEventListener('pageshow', again);
    return () => removeEventListener('pageshow', again);
  }, []);
  const submit = (event: FormEvent) => {
    if (sent) event.preventDefault();
    setSent(true);
  };
  return (
    <form
      method="post"
      action={action}
      encType="multipart/form-data"
      onSubmit={submit}
      onChange={() => setSent(false)}
      onClick={({ target }) => target instanceof HTMLInputElement && setSent(false)}
      className={className}
    >
      <DeskFormContext value={{ sent, anySent: sent, own: undefined }}>{children}</DeskFormContext>
    </form>
  );
}
