import { frame } from '#messages';
import { showNotice, type Notice } from '#ui/notices.ts';

/** By the device's own share sheet where there is one, by the clipboard elsewhere. */
export async function shareLink(title: string, path: string, what: string): Promise<void> {
  const url = location.origin + path;
  if ('share' in navigator) {
    // Closing the share sheet is an answer too.
    return navigator.share({ title, url }).catch((error: unknown) => {
      if (!(error instanceof DOMException && error.name === 'AbortError')) return copy(url, what);
    });
  }
  return copy(url, what);
}

const copy = (url: string, what: string) =>
  copyText(url, frame.linkCopied, {
    tone: 'info',
    text: frame.copyToShare(what, url),
  });

/** `otherwise` is for browsers that forbid it. */
export async function copyText(text: string, done: string, otherwise: Notice): Promise<void> {
  try {
    await navigator.clipboard.writeText(text);
    showNotice({ tone: 'success', text: done });
  } catch {
    showNotice(otherwise);
  }
}
