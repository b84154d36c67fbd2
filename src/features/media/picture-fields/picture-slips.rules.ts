/** What is said when something comes that cannot be a picture. It changes nothing and holds nothing up. */
export const PICTURE_SLIPS = {
  folder: 'That is a folder. Please choose the pictures inside it.',
  oneOnly: 'Only one picture fits here. Please choose one.',
  notAFile: 'That is not a picture file. Save it on your device first, then choose it here.',
  nothingToPaste: 'There is no picture to paste. Copy one first.',
  pasteRefused: 'Your browser keeps the clipboard to itself. Press Ctrl+V here instead.',
  cannotAdjust: 'The tool could not be loaded. Check your connection and try again.',
} as const;
