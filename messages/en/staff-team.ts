export const title = 'Staff';
export const description = 'Who works here, and what they may do.';
export const lead = 'Who works here, and what they may do. Everybody needs a second factor.';
export const invite = 'Invite somebody';
export const inviteNote = (days: number) =>
  `They get a mail with a link that works once, for ${days} days.`;
export const email = 'Email';
export const role = 'Role';
export const language = 'Language of the mail';
export const sendInvitation = 'Send the invitation';
export const invitations = 'Invited';
export const expires = 'Works until';
export const expired = 'Expired';
export const invitedBy = (who: string) => `Invited by ${who}`;
export const sendAgain = 'Send again';
export const revoke = 'Take back';
export const members = 'Members';
export const you = 'You';
export const suspended = 'Suspended';
export const noSecondFactor = 'No second factor yet';
export const lastSignedIn = 'Last signed in:';
export const never = 'never';
export const ownRole = 'Another admin can change your role or remove you.';
export const changeRole = 'Change role';
export const saveRole = 'Save the role';
export const remove = 'Remove';
export const removeNow = 'Remove from the staff';
export const removeNote = (who: string) =>
  `${who} is signed out everywhere at once and cannot come back without a new invitation. What they did stays in the log.`;
export const rolesTitle = 'What each role may do';

export const invited = (who: string) => `The invitation is on its way to ${who}.`;
export const revoked = 'The invitation is taken back.';
export const roleChanged = (who: string, given: string) => `${who}: ${given}.`;
export const removed = (who: string) => `${who} no longer works here.`;
export const roleUnknown = 'Please choose a role.';
export const languageUnknown = 'Please choose a language.';
export const isStaff = 'This email is a staff account already.';
export const isProvider =
  'This email is the account of a provider. Staff need an email of their own.';
export const invitedAlready = 'This email is invited already. You can send it again below.';
export const invitationGone = 'This invitation was used or taken back meanwhile.';
export const memberGone = 'This person no longer works here.';
export const sameRole = 'This is their role already.';
export const notYourself = 'Nobody changes or removes themselves here.';
