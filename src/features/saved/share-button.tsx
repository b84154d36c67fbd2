import { Share2 } from 'lucide-react';
import { Button } from '#ui/button.tsx';
import { shareLink } from '#ui/share-link.ts';
import { savedAddress, type SavedQuery } from './saved-query.ts';

/** Sends the list, as a link that carries all of it. */
export function ShareButton(query: Partial<SavedQuery>) {
  const share = () => shareLink('My list', savedAddress(query), 'your list');
  return (
    <Button variant="secondary" size="small" data-needs-script onClick={() => void share()}>
      <Share2 aria-hidden className="size-4.5" />
      Share list
    </Button>
  );
}
