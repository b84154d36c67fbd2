import { useActionData } from 'react-router';
import { staff } from '#messages';
import { Written } from '#ui/written.tsx';
import type { DeskAnswer } from './desk-form.tsx';
import { DeskCard } from './desk-heading.tsx';

interface UnsentTextProps {
  field: string;
  /** Of which forms that are gone by now. */
  intents: readonly string[];
}

/** What somebody wrote who came second: not sent, but not lost either. */
export function UnsentText({ field, intents }: UnsentTextProps) {
  const { intent = '', failure, typed } = useActionData<DeskAnswer>() ?? {};
  const text = failure && intents.includes(intent) ? typed?.[field] : undefined;
  if (!text) return null;
  return (
    <DeskCard title={staff.notSent}>
      <Written className="max-w-prose text-ink-2">{text}</Written>
    </DeskCard>
  );
}
