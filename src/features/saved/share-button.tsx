import { Share2 } from 'lucide-react';
import { saved } from '#messages';
import { pageHref } from '#platform/language.ts';
import { Button } from '#ui/button.tsx';
import { shareLink } from '#ui/share-link.ts';
import { savedAddress, type SavedQuery } from './saved-query.ts';

/** Sends the list, as a link that carries all of it. */
export function ShareButton(query: Partial<SavedQuery>) {
  const share = () => shareLink(saved.shareTitle, pageHref(savedAddress(query)), saved.shareWhat);
  return (
    <Button variant="secondary" size="small" data-needs-script onClick={() => void share()}>
      <Share2 aria-hidden className="size-4.5" />
      {saved.share}
    </Button>
  );
}
