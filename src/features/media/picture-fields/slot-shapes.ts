import type { PictureSlot } from '../picture.rules.ts';

export interface Shape {
  name: string;
  /** Null keeps the picture's own shape. */
  aspect: number | null;
}

/** The shapes that a profile shows its pictures in; the first one is offered first. */
export const SLOT_SHAPES: Record<PictureSlot, readonly [Shape, ...Shape[]]> = {
  profile: [{ name: 'Square', aspect: 1 }],
  background: [{ name: 'Banner', aspect: 16 / 5 }],
  showcase: [
    { name: '4:3', aspect: 4 / 3 },
    { name: 'Whole picture', aspect: null },
  ],
};
