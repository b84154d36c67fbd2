import { createContext, use, type ComponentProps } from 'react';
import { Button } from '#ui/button.tsx';

/** What the form around is sent for; null as long as nobody has sent it. */
export const BusyWithContext = createContext<string | null>(null);

interface IntentButtonProps<Intent> extends ComponentProps<typeof Button> {
  intent: Intent;
}

/** One of the ways to send a form. While it is on its way none can be pressed, and the one that was shows it. */
export function IntentButton<Intent extends string>(props: IntentButtonProps<Intent>) {
  const busyWith = use(BusyWithContext);
  const { intent, busy = busyWith === intent, disabled, ...rest } = props;
  return (
    <Button
      {...rest}
      type="submit"
      name="intent"
      value={intent}
      busy={busy}
      disabled={disabled || busyWith !== null}
    />
  );
}
