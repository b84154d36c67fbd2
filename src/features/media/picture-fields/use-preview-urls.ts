import { useEffect, useRef, type RefObject } from 'react';
import type { PictureItem, PictureState } from './picture-state.ts';

interface Field {
  state: PictureState;
  onChange: (state: PictureState) => void;
}

/** Gives back the memory of previews that are gone, and opens those of a form that comes back to the page. */
export function usePreviewUrls(items: readonly PictureItem[], field: RefObject<Field>) {
  const shown = useRef<readonly string[]>([]);
  const onPage = useRef(false);

  useEffect(() => {
    const urls = items.map(({ url }) => url);
    for (const url of shown.current) if (!urls.includes(url)) closePreview(url);
    shown.current = urls;
  }, [items]);

  useEffect(() => {
    onPage.current = true;
    const { state, onChange } = field.current;
    const reopened = state.items.map(reopen);
    if (reopened.some((item, index) => item !== state.items[index])) {
      onChange({ ...state, items: reopened });
    }
    return () => {
      onPage.current = false;
      for (const url of shown.current) closePreview(url);
      shown.current = [];
    };
  }, [field]);

  /** The address to show a file by; nobody would close it if the field has left the page. */
  return (file: File, before: PictureItem): string =>
    onPage.current && file !== before.file ? openPreview(file) : before.url;
}

export function reopen(item: PictureItem): PictureItem {
  return item.file && isClosedPreview(item.url) ? { ...item, url: openPreview(item.file) } : item;
}

const open = new Set<string>();

export function openPreview(file: Blob): string {
  const url = URL.createObjectURL(file);
  open.add(url);
  return url;
}

/** Public addresses are left alone. */
function closePreview(url: string): void {
  if (open.delete(url)) URL.revokeObjectURL(url);
}

/** True for a preview that was closed, as when its form left the page and came back. */
const isClosedPreview = (url: string): boolean => url.startsWith('blob:') && !open.has(url);
