import { useState } from 'react';
import { callConfirm } from '../save/save-calls.ts';

/** "My details are still right", said with one press: whether it is on its way, and what came of it. */
export function useConfirm(onConfirmed: (day: string) => void) {
  const [busy, setBusy] = useState(false);
  const [said, setSaid] = useState<'thanks' | 'signedOut' | 'notConfirmed' | null>(null);
  const confirm = async () => {
    setBusy(true);
    try {
      const day = await callConfirm();
      if (day) onConfirmed(day);
      setSaid(day ? 'thanks' : 'signedOut');
    } catch {
      setSaid('notConfirmed');
    }
    setBusy(false);
  };
  return { busy, said, confirm };
}
