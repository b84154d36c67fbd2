import { useEffect, useState, type ClipboardEvent, type DragEvent } from 'react';
import { readDropped, readPasted, type Incoming } from './incoming-files.ts';

/** Takes what is dropped on an element, or pasted while the focus is inside it. */
export function useDropTarget(take: (incoming: Incoming) => void, disabled: boolean) {
  const [over, setOver] = useState(false);
  useEffect(guardPage, []);
  if (disabled) return { over: false, bind: {} };

  const bind = {
    onDragOver: (event: DragEvent) => {
      event.preventDefault();
      event.dataTransfer.dropEffect = 'copy';
      setOver(true);
    },
    onDragLeave: (event: DragEvent<HTMLElement>) => {
      const { currentTarget, relatedTarget } = event;
      const within = relatedTarget instanceof Node && currentTarget.contains(relatedTarget);
      if (!within) setOver(false);
    },
    onDrop: (event: DragEvent) => {
      event.preventDefault();
      setOver(false);
      take(readDropped(event.dataTransfer));
    },
    onPaste: (event: ClipboardEvent) => {
      event.preventDefault();
      take(readPasted(event.clipboardData));
    },
  };
  return { over, bind };
}

/** A file that misses its field would replace the page, and with it all that was typed. */
function guardPage() {
  const guard = (event: globalThis.DragEvent) => {
    if (event.defaultPrevented || event.target instanceof HTMLInputElement) return;
    if (!event.dataTransfer?.types.includes('Files')) return;
    event.preventDefault();
    event.dataTransfer.dropEffect = 'none';
  };
  window.addEventListener('dragover', guard);
  window.addEventListener('drop', guard);
  return () => {
    window.removeEventListener('dragover', guard);
    window.removeEventListener('drop', guard);
  };
}
