export const noConnection = 'No connection';
export const trying = 'Trying again, for half a minute at most';
export const connectionIsBack = 'There is a connection again';
export const searchHere = (date: string) =>
  `You can still search and call: the directory of ${date} is on this phone.`;
export const notKept =
  'The directory is not on this phone. With a connection, switch it on at the bottom of any page.';
export const needsScripts = 'To search on this phone, allow scripts in your browser.';
export const needsConnection = 'This page needs a connection.';
export const notHere = 'This profile is not in the directory on this phone.';
export const showMore = 'Show more';
export const keptPages = 'Pages kept on this phone';
export const keep = (size: string) => `Keep the directory on this phone, ${size}`;
export const keepDistrict = (district: string, size: string) =>
  `Keep ${district} on this phone, ${size}`;
export const keeping = 'Being kept...';
export const kept = 'Kept. Search and call without a connection.';
export const gone = 'No longer on this phone.';
export const failed = 'It could not be kept. Please try again later.';
