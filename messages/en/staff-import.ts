export const title = 'Import';
export const description = 'Staff fill the directory from a file here.';
export const lead =
  'Bring a list of people and businesses. First you see what would become of every row; nothing is changed before you press “Import”.';

export const uploadTitle = 'Bring a file';
export const uploadNote = (megabytes: number) =>
  `CSV, as Excel, Google Sheets and LibreOffice save it, or JSON; up to ${megabytes} MB. Columns are known by their names in English and Spanish.`;
export const file = 'File';
export const upload = 'Upload';
export const needs =
  'A row needs a name, a category, a place, and a phone number or an email; all else may be empty. A row with a known id, or else a known phone number, is a correction.';

export const exportTitle = 'Take everything out';
export const exportNote =
  'All profiles in the format of the import. Importing such a file changes nothing.';
export const exportCsv = 'Export as CSV';
export const exportJson = 'Export as JSON';

export const past = 'Imports';
export const counted = ['import', 'imports'] as const;
export const none = 'Nothing was imported yet';
export const noneHint = 'Bring a file above.';
export const unnamed = 'file';

export const states = {
  uploaded: 'Not looked at yet',
  planning: 'Looking at the rows',
  planned: 'Ready to import',
  importing: 'Importing',
  imported: 'Imported',
  undoing: 'Undoing',
  undone: 'Undone',
  failed: 'Refused',
};
export const by = (who: string) => `by ${who}`;

export const columnsTitle = 'Columns';
export const columnsNote =
  'What each column of the file says. Change what was not recognised; columns that you leave out are not read.';
export const leaveOut = 'Leave out';
export const plan = 'Look at the rows';
export const planAgain = 'Look at the rows again';
export const columnTwice = (header: string) =>
  `Two columns say the same. Please choose something else for “${header}”.`;

export const picturesTitle = 'Pictures';
export const picturesNote = (megabytes: number) =>
  `A zip with the pictures that the rows name, up to ${megabytes} MB. They are put where a profile has none yet. Look at the rows again afterwards.`;
export const zip = 'Zip file';
export const addPictures = 'Add pictures';
export const picturesAdded = (count: number) =>
  count === 1 ? '1 picture is there.' : `${count} pictures are there.`;
export const hasPictures = 'Pictures are there.';

export const rowsTitle = 'Row by row';
export const rowsNote = 'Nothing is changed yet.';
export const rowsDone = 'What came of every row.';
export const filterRows = 'Choose rows';
export const outcome = 'Outcome';
export const outcomes = {
  refuse: 'Refused',
  make: 'New',
  change: 'Changed',
  leave: 'Left as they are',
};
export const outcomeOf = {
  refuse: 'Refused',
  make: 'New',
  change: 'Changed',
  leave: 'Left as it is',
};
export const allRows = 'All rows';
export const likeRows = 'Look like somebody who is here';
export const keptRows = 'Not undone';
export const row = (number: number) => `Row ${number}`;
export const rowNumber = 'Row';
export const problems = 'What is wrong';
export const noName = 'No name';
export const rowsCounted = ['row', 'rows'] as const;
export const noRows = 'No rows of this sort';
export const noRowsHint = 'Choose another outcome.';
export const download = 'Download as CSV';

export const start = 'Import';
/** What there is none of is not told. */
export const startNote = (make: number, change: number) => {
  const told = [make && `${make} new`, change && `${change} changed`].filter(Boolean).join(' and ');
  const profiles = `${told} ${make + change === 1 ? 'profile' : 'profiles'}.`;
  return make
    ? `${profiles} What is new is public at once and marked as not yet claimed.`
    : profiles;
};
export const likeNote = (count: number) =>
  count === 1
    ? '1 row looks like a profile that is here already.'
    : `${count} rows look like profiles that are here already.`;
export const nothingToDo = 'There is nothing to import: no row makes or changes a profile.';
export const progress = (done: number, total: number) => `${done} of ${total} rows`;
export const progressRows = (done: number) => `${done} rows so far`;
export const lookAgain = 'Load this page again to see how far it is.';
export const undoTitle = 'Was something wrong?';
export const undo = 'Undo this import';
export const undoAsk = 'Visitors no longer find what it brought, from now on.';
export const undoSure = 'Yes, undo it';
export const undoNote = (days: number) =>
  `It can be undone for ${days} days: new profiles are removed and changed ones get back what they had; who was claimed, changed, reviewed or taken down since stays.`;
export const remove = 'Forget this file';
export const keptNote = (count: number) =>
  count === 1
    ? '1 profile was claimed, changed, reviewed or taken down since and stays as it is.'
    : `${count} profiles were claimed, changed, reviewed or taken down since and stay as they are.`;

export const planBegun = 'The rows are being looked at.';
export const started = 'The import has begun.';
export const undoBegun = 'The import is being undone.';
export const removed = 'The file is forgotten.';

export const gone = 'This import does not exist any more.';
export const elsewhere = 'This import has moved on meanwhile. Please look again.';
export const tooLate = (days: number) => `An import can be undone for ${days} days.`;

/** What a file's columns are called where no field of a profile is. */
export const columnNames = {
  kind: 'Kind',
  outsideId: 'Outside id',
  name: 'Name',
  whatsapp: 'WhatsApp',
  writtenIn: 'Written in',
};

export const kindMissing = 'Is it a specialist or a business? Please say so in a column “Kind”.';
export const otherKind = 'This profile is of the other kind.';
export const hasOwner = 'Its owner looks after this profile: it stays as it is.';
export const takenDown = 'This profile was taken down, and stays so.';
export const mergedInto = (name: string) => `It is a part of ${name} now, and stays so.`;
export const looksLike = (name: string) => `Looks like ${name}`;
export const phoneOrEmail = 'A phone number or an email is needed.';
export const videoLink = 'Please enter the link of a video.';
export const hoursUnknown = (piece: string) =>
  `"${piece}" is not understood. Write hours like this: Mo-Fr 08:00-17:00; Sa 08:00-12:00`;
export const yesOrNo = 'Please say yes or no.';
export const sameAsRow = (number: number) => `Row ${number} says the same.`;
export const pictureMissing = (name: string) => `The picture “${name}” is not in the zip.`;
export const pictureRefused = (name: string, message: string) => `Picture “${name}”: ${message}`;

/** Why a file as a whole is not taken; `about` is a row or the name of a picture. */
export const refusals = {
  noRoom: (_about: string) =>
    'The server has no room left, so nothing was kept. Please free some of its disk.',
  notNow: (_about: string) => 'The file could not be taken just now. Please try again in a moment.',
  noFile: (_about: string) => 'Please choose a file.',
  tooLarge: (_about: string) => 'The file is larger than 50 MB.',
  empty: (_about: string) => 'The file is empty.',
  noRows: (_about: string) => 'The file has no rows below the names of the columns.',
  rows: (_about: string) => 'The file has more than 100,000 rows. Please bring it in parts.',
  columns: (_about: string) => 'The file has more than 200 columns. Is it the right one?',
  binary: (_about: string) => 'This is no file of text. Please save your table as CSV.',
  workbook: (_about: string) =>
    'This is a workbook of Excel or LibreOffice. Please save its sheet as CSV.',
  encoding: (_about: string) =>
    'The letters of the file cannot be read. Please save it as CSV in UTF-8.',
  unreadable: (about: string) =>
    `Record ${about} cannot be read. Is a quote or a bracket not closed there?`,
  gone: (_about: string) => 'The file is not kept any more. Please bring it again.',
  zipTooLarge: (_about: string) =>
    'The zip is larger than 50 MB, or unpacks to far more than it is. Please bring fewer pictures.',
  zipBroken: (_about: string) => 'The zip cannot be read: it is not whole, or no zip.',
  zipPath: (about: string) => `The zip has a file whose name leads out of it: ${about}`,
  zipTwice: (about: string) => `The zip has two pictures of the name ${about}`,
  zipMany: (_about: string) => 'The zip has more than 25,000 pictures.',
  zipPicture: (about: string) => `A picture in the zip is larger than 5 MB: ${about}`,
};
