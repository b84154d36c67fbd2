export const square = 'Square';
export const banner = 'Banner';
export const whole = 'Whole picture';
export const unreadable = 'This file could not be read as a picture.';
export const empty = 'This file is empty.';
export const invalidType = (type: string) => `Invalid file type: ${type}`;
export const unsupportedType = (type: string, allowed: string) =>
  `File type "${type}" is not supported. Allowed types: ${allowed}`;
export const fileTooLarge = (limit: string) => `File must be smaller than ${limit}.`;
export const eachTooLarge = (limit: string) => `Each file must be smaller than ${limit}.`;
export const mostImages = (most: number) => `Maximum ${most} showcase images allowed.`;
export const upToImages = (most: number) => `You can upload up to ${most} showcase images.`;
export const kindsOf = (first: string, last: string) => `${first} or ${last}`;
export const limits = (kinds: string, limit: string) =>
  `${kinds}, up to ${limit}. Larger photos are made smaller.`;
export const limitsEach = (kinds: string, limit: string) =>
  `${kinds}, up to ${limit} each. Larger photos are made smaller.`;
export const videoType = 'Please choose an .mp4 or .webm video.';
export const videoTooLarge = (limit: string) => `The video must be smaller than ${limit}.`;
export const saving = 'Saving your profile…';
export const uploadingFile = (name: string) => `Uploading ${name}`;
export const uploading = 'Uploading…';
export const folder = 'That is a folder. Please choose the pictures inside it.';
export const oneOnly = 'Only one picture fits here. Please choose one.';
export const notAFile =
  'That is not a picture file. Save it on your device first, then choose it here.';
export const nothingToPaste = 'There is no picture to paste. Copy one first.';
export const pasteRefused =
  'Your browser keeps the clipboard to itself. Press Ctrl+V here instead.';
export const cannotAdjust = 'The tool could not be loaded. Check your connection and try again.';
export const ready = 'Picture ready.';
export const removed = 'Picture removed.';
export const adjusted = 'Picture adjusted.';
export const nowAt = (place: number, count: number) => `Now picture ${place} of ${count}.`;
export const countOf = (count: number, most: number) => `${count} of ${most}`;
export const paste = 'Paste';
export const keepOne = 'Keep the current picture';
export const keepMany = 'Keep the current pictures';
export const dismiss = 'Dismiss';
export const chooseOne = 'Choose a picture';
export const chooseMany = 'Choose pictures';
export const addOne = 'Add a picture';
export const dropHere = ', or drop or paste here';
export const preview = (label: string) => `${label} preview`;
export const previewOf = (label: string, place: number, count: number) =>
  `${label} preview ${place} of ${count}`;
export const replace = 'Replace';
export const adjust = 'Adjust';
export const remove = 'Remove';
export const moveEarlier = (place: number) => `Move earlier: picture ${place}`;
export const moveLater = (place: number) => `Move later: picture ${place}`;
export const adjustOne = (place: number) => `Adjust picture ${place}`;
export const removeOne = (place: number) => `Remove picture ${place}`;
export const adjustTitle = 'Adjust the picture';
export const cancel = 'Cancel';
export const apply = 'Apply';
export const cannotChange = 'This browser cannot change this picture. It will be sent as it is.';
export const turnLeft = 'Turn left';
export const turnRight = 'Turn right';
export const zoom = 'Zoom';
export const shape = 'Shape';
export const stage = 'Picture under its frame';
export const byTouch = 'Drag to move, pinch to zoom.';
export const byMouse = 'Drag or use the arrow keys to move, + and − to zoom, R to turn.';
