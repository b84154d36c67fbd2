import { Share2 } from 'lucide-react';
import { Button } from '#ui/button.tsx';
import { showNotice } from '#ui/notices.ts';

/** The device's own share sheet where there is one, the clipboard elsewhere. */
export function ShareButton({ name }: { name: string }) {
  return (
    <Button
      variant="secondary"
      size="small"
      className="flex-1 px-2.5!"
      data-needs-script
      onClick={() => void share(name)}
    >
      <Share2 aria-hidden className="size-4.5" />
      Share
    </Button>
  );
}

async function share(title: string): Promise<void> {
  const url = location.origin + location.pathname;
  if ('share' in navigator) {
    // Closing the share sheet is an answer too.
    return navigator.share({ title, url }).catch((error: unknown) => {
      if (!(error instanceof DOMException && error.name === 'AbortError')) return copy(url);
    });
  }
  return copy(url);
}

async function copy(url: string): Promise<void> {
  try {
    await navigator.clipboard.writeText(url);
    showNotice({ tone: 'success', text: 'Link copied. Paste it wherever you like.' });
  } catch {
    showNotice({ tone: 'info', text: `Copy this link to share the profile: ${url}` });
  }
}
