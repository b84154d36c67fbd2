import type { MouseEvent } from 'react';
import { ArrowLeft } from 'lucide-react';
import { useNavigate } from 'react-router';
import { results } from '#messages';
import { paths } from '#platform/paths.ts';
import { ButtonLink } from '#ui/button-link.tsx';

/** To where the visitor came from on this site; home for those who arrived here from outside, or without scripts. */
export function BackButton() {
  const navigate = useNavigate();
  const goBack = (event: MouseEvent) => {
    const { idx } = (history.state ?? {}) as { idx?: number };
    if (!idx || event.metaKey || event.ctrlKey || event.shiftKey) return;
    event.preventDefault();
    void navigate(-1);
  };
  return (
    <ButtonLink
      to={paths.home}
      onClick={goBack}
      variant="quiet"
      size="small"
      className="-ml-3 hover:bg-surface"
    >
      <ArrowLeft aria-hidden className="size-5" />
      <span className="max-md:sr-only">{results.back}</span>
    </ButtonLink>
  );
}
