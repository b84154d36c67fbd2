import { useRevalidator } from 'react-router';
import { ShieldQuestionMark } from 'lucide-react';
import { Button } from '#ui/button.tsx';
import { ButtonLink } from '#ui/button-link.tsx';
import { showNotice } from '#ui/notices.ts';
import { readOnAfter } from '#ui/frame/focus-place.ts';
import { Written } from '#ui/written.tsx';
import { dashboard } from '#messages';
import { useConfirm } from './confirm-card.tsx';

interface CheckCardProps {
  slug: string;
  check: { note: string | null; hiddenNumber: string | null };
  editor: string;
}

/** What staff have asked the owner to look at: it stays until it is confirmed or corrected. */
export function CheckCard({ slug, check: { note, hiddenNumber }, editor }: CheckCardProps) {
  const { revalidate } = useRevalidator();
  const { busy, refusal, confirm } = useConfirm(slug, () => {
    showNotice({ tone: 'success', text: dashboard.checked });
    void revalidate();
  });
  return (
    <section
      ref={readOnAfter}
      aria-labelledby="check-heading"
      className="card grid gap-3 border-l-4 border-mango p-5 sm:p-6"
    >
      <h2 id="check-heading" className="flex items-start gap-2.5 text-subheading">
        <ShieldQuestionMark aria-hidden className="mt-0.5 size-5.5 shrink-0 text-accent" />
        {dashboard.pleaseCheck}
      </h2>
      {note && (
        <>
          <p className="text-ink-2">{dashboard.askedToCheck}</p>
          <Written as="blockquote" className="max-w-prose rounded-card bg-surface-2 px-4 py-3">
            {note}
          </Written>
        </>
      )}
      {hiddenNumber && (
        <p className="max-w-prose text-ink-2">
          {dashboard.numberHidden} {dashboard.yourNumber}{' '}
          <strong className="font-semibold whitespace-nowrap text-ink">{hiddenNumber}</strong>
        </p>
      )}
      <p className="max-w-prose text-ink-2">{dashboard.confirmOrCorrect}</p>
      <div className="mt-1 flex flex-wrap gap-3">
        <Button busy={busy} data-needs-script onClick={() => void confirm()}>
          {dashboard.numberRight}
        </Button>
        <ButtonLink to={editor} variant="secondary">
          {dashboard.correctDetails}
        </ButtonLink>
      </div>
      <p role="status" className="text-small font-medium text-danger empty:sr-only">
        {refusal}
      </p>
    </section>
  );
}
