import { useState } from 'react';
import { dashboard } from '#messages';
import { callConfirm } from '../save/save-calls.ts';

/** "My details are still right", said with one press: whether it is on its way, and what came of it. */
export function useConfirm(slug: string, onConfirmed: (day: string) => void) {
  const [busy, setBusy] = useState(false);
  const [confirmed, setConfirmed] = useState(false);
  const [refusal, setRefusal] = useState<string | null>(null);
  const confirm = async () => {
    setBusy(true);
    const answer = await callConfirm(slug).catch(() => ({ refusal: dashboard.notConfirmed }));
    if ('day' in answer) onConfirmed(answer.day);
    setConfirmed('day' in answer);
    setRefusal('day' in answer ? null : answer.refusal);
    setBusy(false);
  };
  return { busy, confirmed, refusal, confirm };
}
