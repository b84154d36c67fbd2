/** The same stored picture at the width of a large screen; an address that is not ours stays as it is. */
export const largePicture = (src: string): string =>
  src.replace(/^(\/media\/[0-9a-f]+\/)\d+(\.\w+)$/, '$11600$2');
