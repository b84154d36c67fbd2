import type { PictureSlot } from '../picture.rules.ts';
import type { PictureItem, PictureState } from './picture-state.ts';

/** What a field hands to the part that shows its pictures. */
export interface SlotProps {
  /** The id of the file input. */
  id: string;
  slot: PictureSlot;
  label: string;
  disabled: boolean;
  state: PictureState;
  isBusy: (id: string) => boolean;
  remove: (id: string) => void;
  move: (id: string, to: number) => void;
  adjust: (item: PictureItem) => Promise<void>;
}
