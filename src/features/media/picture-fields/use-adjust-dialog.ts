import { useState } from 'react';
import type { AdjustDialog } from './adjust-dialog.tsx';
import { PICTURE_SLIPS } from './picture-slips.rules.ts';
import type { PictureItem } from './picture-state.ts';

interface Adjusting {
  item: PictureItem;
  /** Null while it is on its way: few visitors need it, so it comes when it is asked for. */
  Dialog: typeof AdjustDialog | null;
}

export function useAdjustDialog(onSlip: (slip: string) => void) {
  const [adjusting, setAdjusting] = useState<Adjusting | null>(null);
  const adjust = async (item: PictureItem) => {
    setAdjusting({ item, Dialog: null });
    try {
      const { AdjustDialog: Dialog } = await import('./adjust-dialog.tsx');
      setAdjusting({ item, Dialog });
    } catch {
      setAdjusting(null);
      onSlip(PICTURE_SLIPS.cannotAdjust);
    }
  };
  return { adjusting, adjust, close: () => setAdjusting(null) };
}
