/** The body of the logo, a stepped temple, in a box of 32 above its waves; what overlaps is cut out. */
export const MARK =
  'M13 2h6v5h3v4h3.5v4H29v5H3v-5h3.5v-4H10V7h3zM14.6 20h2.8l-.5-9.5h-1.8zM15 4.5V7h2V4.5z';

/** The temple on the poster, at the right of 1080 and down to 840: in steps up to its roof comb, with pale stairs. */
export const POSTER_LANDMARK = {
  walls: 'M806 840v-44h28v-42h28v-42h28v-42h20v-56h74v56h20v42h28v42h28v42h20v44z',
  pale: 'M932 670h30l14 170h-58zm6-34h18v34h-18z',
};
