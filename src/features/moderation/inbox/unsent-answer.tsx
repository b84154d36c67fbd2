import { useActionData } from 'react-router';
import { Written } from '#ui/written.tsx';
import type { DeskAnswer } from '../desk/desk-answer.ts';

/** What somebody wrote who came second: not sent, but not lost either. */
export function UnsentAnswer() {
  const reply = useActionData<DeskAnswer>();
  const text = reply?.intent === 'answer' && reply.failure ? reply.typed?.['answer'] : undefined;
  if (!text) return null;
  return (
    <section aria-labelledby="unsent-heading" className="card p-5 sm:p-6">
      <h2 id="unsent-heading" className="text-subheading">
        What you wrote, not sent
      </h2>
      <Written className="mt-3 max-w-prose text-ink-2">{text}</Written>
    </section>
  );
}
