import type { Accents } from '../motifs/shared/palettes.ts';
import type { Scene } from '../motifs/shared/scene.ts';

/** A thing that stands in front of a banner and tells what its provider does. */
export interface Prop {
  /** Where it stands and how far it reaches, in the units of the vignettes. */
  foot: readonly [x: number, y: number];
  width: number;
  height: number;
  draw: (scene: Scene, accents: Accents) => string;
}
