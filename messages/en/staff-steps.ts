export const title = 'First steps';
export const left = (count: number) =>
  count === 1 ? 'One thing is left to do.' : `${count} things are left to do.`;
export const allDone = 'All of it is done.';
export const names = {
  name: 'Give the site its name',
  contact: 'Say how you are reached',
  mail: 'See that mail works',
  backup: 'Make backups',
  import: 'Bring in your list',
  invite: 'Invite the first providers',
};
export const done = 'done';
export const open = 'to do';
export const nameNote = (name: string) => `It is called ${name} now.`;
export const contactNote = 'Email and phone stand in the footer, in mails and in the legal texts.';
export const mailNote = (server: string) =>
  `Mails are sent through ${server}. A test goes to you, and the answer of the server is shown.`;
export const noMailNote =
  'No mail leaves this server: they are written as files to DATA_DIR/outbox. Set MAIL_URL in its environment.';
export const backupNote = (age: string) => `The last one was made ${age} ago.`;
export const noBackupNote =
  'None was made yet, as far as this server knows. Run this every night; docs/operations.md has a timer for it.';
export const importNote = (count: number) =>
  count === 0
    ? 'From a spreadsheet of Excel, Google or LibreOffice.'
    : count === 1
      ? '1 profile is here.'
      : `${count} profiles are here.`;
export const inviteNote = 'By mail, or with a code to scan from a poster.';
export const toSettings = 'Settings';
export const toImport = 'Import';
export const toInvitations = 'Invitations';
export const sendTest = 'Send a test mail';
export const mailAccepted = (to: string, reply: string) =>
  `The mail server has taken the mail to ${to}: ${reply}`;
export const mailWritten =
  'No mail server is set. The mail was written as a file to DATA_DIR/outbox.';
export const mailRefused = (reply: string) => `The mail could not be sent: ${reply}`;
export const hide = 'Put this away';
export const hideNote = 'The settings lead back to it.';
export const putAway = 'Put away. The settings lead back to it.';
