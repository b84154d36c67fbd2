import { useState, type MouseEvent } from 'react';
import { ACCESS_MESSAGES } from '#features/accounts/access/sign-in.rules.ts';
import type { Notice } from '#ui/notices.ts';

/** Fetches a file and hands it to the browser to keep, so that a refusal can be told on the page. */
export function useDownload(path: string, name: string) {
  const [busy, setBusy] = useState(false);
  const [message, setMessage] = useState<Notice | null>(null);

  const download = async (event: MouseEvent) => {
    event.preventDefault();
    if (busy) return;
    setBusy(true);
    setMessage(null);
    setMessage(await fetchFile(path, name));
    setBusy(false);
  };
  return { busy, message, download };
}

async function fetchFile(path: string, name: string): Promise<Notice> {
  try {
    const response = await fetch(path);
    if (!response.ok) {
      const { error } = (await response.json()) as { error: string };
      return { tone: 'danger', text: error };
    }
    keep(await response.blob(), name);
    return { tone: 'success', text: `${name} is in your downloads.` };
  } catch {
    return { tone: 'danger', text: ACCESS_MESSAGES.network };
  }
}

function keep(file: Blob, name: string): void {
  const link = document.createElement('a');
  link.href = URL.createObjectURL(file);
  link.download = name;
  link.click();
  // Browsers read it a moment after the click.
  setTimeout(() => URL.revokeObjectURL(link.href), 60_000);
}
