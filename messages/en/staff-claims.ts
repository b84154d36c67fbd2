export const title = 'Claims';
export const description = 'Staff decide here whose a profile is.';
export const lead =
  'Whom no code reaches, and who says that a profile is theirs. Accepted, they choose a password and look after it.';
export const filter = 'Find claims';
export const status = 'State';
export const statuses = {
  open: 'Waiting',
  accepted: 'Accepted',
  refused: 'Refused',
  all: 'All',
};
export const counted = ['claim', 'claims'] as const;
export const none = 'No claim waits';
export const noneHint =
  'Claims come from “Is this you? Claim it” on profiles that were added by us.';
export const showOpen = 'Show those that wait';
export const claims = 'claims';
export const claimedSince = 'Claimed in the meantime';
export const reached = 'On the profile:';
export const accept = 'Accept';
export const refuse = 'Refuse';
export const refuseClaim = 'Refuse the claim';
export const why = 'Why';
export const whyHint = 'The claimant reads this.';
export const reasonMissing = 'Please say why: the claimant is told.';
export const accepted = (email: string) => `Accepted. A link is on its way to ${email}.`;
export const refused = (email: string) => `Refused. ${email} is told why.`;
export const decidedAlready = 'This claim was decided already.';
export const hasOwner = 'Somebody has claimed this profile in the meantime.';
export const notListed =
  'Visitors do not find this profile, so its owner could not open the link. Please put it back first, or refuse the claim.';

export const unclaimed = 'Not claimed';
export const cardNote =
  'Nobody signs in here yet. Its owner can claim it by a code to the email on it, or by a code that you tell or print.';
export const makeCode = 'Code for a call or a letter';
export const invite = 'Tell them that they are listed';
export const noEmail = 'No email stands on it, so nobody can be told by mail.';
export const toldOn = 'Last written to on';
export const toldNow = 'The mail is on its way.';
export const toldLately = (days: number) =>
  `They were written to within the last ${days} days, or there is nobody to write to.`;
export const takeDown = 'Take down';
export const putBack = 'Put back';
export const takenDown = 'The profile is taken down. Visitors do not find it any more.';
export const putBackDone = 'The profile is back, as far as its review allows.';
export const notUnclaimed = 'This profile has an owner by now.';

export const codeTitle = 'Code for a call or a letter';
export const codeDescription = 'Staff make a code here that claims a profile.';
export const codeNote = (days: number) =>
  `Whoever has the code claims the profile. It works for ${days} days, ends the one before it, and is shown once.`;
export const callNumber = (phone: string) =>
  `Tell it in a call to ${phone}, the number on the profile, and nowhere else.`;
export const noNumber = 'No number stands on the profile: print the letter.';
export const codeUntil = 'There is one already, until';
export const make = 'Make a code';
export const makeNew = 'Make a new code';
export const shownOnce = 'Write it down or print the letter now: it is not shown again.';
export const print = 'Print the letter';
export const code = 'Code';
