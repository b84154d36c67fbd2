import { Alert } from '#ui/alert.tsx';
import { LiveRegions } from '#ui/live-regions.tsx';
import type { Notice } from '#ui/notices.ts';

interface LiveMessageProps {
  message: (Notice & { title?: string }) | null | undefined;
}

/** What happened, for eyes and ears. It stands in a column with `gap-5`, of which it takes none while it is empty. */
export function LiveMessage({ message }: LiveMessageProps) {
  return (
    <div className="-mt-5">
      <LiveRegions failed={message?.tone === 'danger'}>
        {message && (
          <Alert role="none" tone={message.tone} title={message.title} className="mt-5">
            {message.text}
          </Alert>
        )}
      </LiveRegions>
    </div>
  );
}

export function messageOf(answer: { failure?: string; done?: string } | undefined): Notice | null {
  if (answer?.failure) return { tone: 'danger', text: answer.failure };
  return answer?.done ? { tone: 'success', text: answer.done } : null;
}
