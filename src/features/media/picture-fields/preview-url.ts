const open = new Set<string>();

export function openPreview(file: Blob): string {
  const url = URL.createObjectURL(file);
  open.add(url);
  return url;
}

/** Public addresses are left alone. */
export function closePreview(url: string): void {
  if (open.delete(url)) URL.revokeObjectURL(url);
}

/** True for a preview that was closed, as when its form left the page and came back. */
export const isClosedPreview = (url: string): boolean => url.startsWith('blob:') && !open.has(url);
