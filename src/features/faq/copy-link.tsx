import { Link2 } from 'lucide-react';
import { Button } from '#ui/button.tsx';
import { showNotice } from '#ui/notices.ts';

/** The address of one question, to be sent to somebody who asks it. */
export function CopyLink({ id, question }: { id: string; question: string }) {
  return (
    <Button
      variant="quiet"
      size="small"
      className="-mr-2.5 ml-auto text-ink-2!"
      data-needs-script
      aria-label={`Copy link to “${question}”`}
      onClick={() => void copy(id)}
    >
      <Link2 aria-hidden className="size-4.5" />
      Copy link
    </Button>
  );
}

async function copy(id: string): Promise<void> {
  const url = `${location.origin}${location.pathname}#${id}`;
  history.replaceState(history.state, '', `#${id}`);
  try {
    await navigator.clipboard.writeText(url);
    showNotice({ tone: 'success', text: 'Link copied. It opens this answer.' });
  } catch {
    showNotice({ tone: 'info', text: `Copy this link to share the answer: ${url}` });
  }
}
