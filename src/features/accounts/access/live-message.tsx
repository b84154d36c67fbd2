import { Alert } from '#ui/alert.tsx';
import type { Notice } from '#ui/notices.ts';

interface LiveMessageProps {
  message: (Notice & { title?: string }) | null | undefined;
}

/**
 * What happened, for eyes and ears. Both regions are always there: one that comes with its text is not read out. Stands
 * in a column with `gap-5`, of which it takes none while it is empty.
 */
export function LiveMessage({ message }: LiveMessageProps) {
  const failed = message?.tone === 'danger';
  const shown = message && (
    <Alert role="none" tone={message.tone} title={message.title} className="mt-5">
      {message.text}
    </Alert>
  );
  return (
    <div className="-mt-5">
      <div role="alert">{failed && shown}</div>
      <div role="status">{!failed && shown}</div>
    </div>
  );
}

export function messageOf(answer: { failure?: string; done?: string } | undefined): Notice | null {
  if (answer?.failure) return { tone: 'danger', text: answer.failure };
  return answer?.done ? { tone: 'success', text: answer.done } : null;
}
