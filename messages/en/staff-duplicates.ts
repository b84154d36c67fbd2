export const title = 'Duplicates';
export const description = 'Profiles that look like one provider, and how they become one.';
export const lead =
  'Profiles that look like one provider, the likeliest first. We look for them every night and after each import.';
export const titleOf = (name: string) => `Duplicates of ${name}`;
export const leadOf = 'Who else in the directory may be the same, as of now.';
export const pair = 'pair';
export const pairs = 'pairs';
export const none = 'No duplicates';
export const noneHint =
  'Nobody looks like anybody else. Pairs that you said are two do not come back.';
export const likely = (score: number) => `${score} % likely`;
export const reasons = {
  phone: 'same phone',
  phoneNearly: 'nearly the same phone',
  email: 'same email',
  name: 'same name',
  nameNearly: 'similar name',
  place: 'same place',
  address: 'same address',
  trade: 'same trade',
  text: 'similar texts',
};
export const kinds = { specialist: 'Specialist', business: 'Business' };
export const unclaimed = 'not claimed';
export const compare = 'Compare';
export const areTwo = 'They are two';
export const both = (one: string, other: string) => `${one} and ${other}`;
export const lately = 'Merged lately';
export const latelyNote = (days: number) => `A merge can be undone for ${days} days.`;
export const became = (name: string) => `${name} became part of`;
export const undo = 'Undo';
export const undoMerge = 'Undo the merge';
export const comesBack =
  'Comes back: both profiles as they were, with their pictures, logins and reviews.';
export const staysThere =
  'Stays with the one that was kept: reviews and reports written since then, and the visits of the last two days before the merge.';
export const notBack = 'Does not come back: where they were signed in.';
export const changedSince = 'The profile was changed since then. These changes are lost.';

export const pairTitle = 'Compare two profiles';
export const pairDescription = 'Two profiles side by side, field by field.';
export const pairLead = 'Choose what is right, field by field. What is likelier is chosen already.';
export const whichStays = 'Which one stays?';
export const loginStays = 'The login of the one that stays goes on working, the other one ends.';
export const nobodySignsIn = 'Nobody signs in';
export const counted = (reviews: number, views: number) =>
  [
    reviews && (reviews === 1 ? '1 review' : `${reviews} reviews`),
    views && (views === 1 ? '1 view' : `${views} views`),
  ]
    .filter(Boolean)
    .join(', ') || 'Neither reviewed nor viewed yet';
export const confirmed = 'Confirmed';
export const open = 'Open the profile';
export const whichIsRight = 'What is right?';
export const allAlike = 'The two say the same in everything.';
export const sameInBoth = (labels: string) => `The same in both: ${labels}.`;
export const facts = 'Hours, price, languages and more';
export const otherLanguages = 'Texts in other languages';
export const on = 'On';
export const off = 'Off';
export const nothing = 'nothing';
export const picture = (index: number) => `Picture ${index}`;
export const whatHappens = 'What happens';
export const reviewsTogether = (count: number) =>
  count === 0
    ? 'Reports and numbers count together.'
    : `Reviews (${count}), reports and numbers count together. Of two reviews by one person the newer one stays.`;
export const addressLeadsOn = 'The address of the other one leads to the one that stays.';
export const otherLogin =
  'Whoever signs in with the other one no longer can, and gets a mail that says so.';
export const canBeUndone = (days: number) => `It can be undone for ${days} days.`;
export const merge = 'Make one of the two';

export const merged = (name: string) => `Done: there is one profile now, ${name}.`;
export const saidDifferent = 'They are two. This pair does not come back.';
export const undone = (name: string) => `The merge is undone. ${name} is back.`;
export const chooseStays = 'Please choose which one stays.';
export const claimedStays = 'The one that somebody signs in with stays.';
export const sameProfile = 'These are one and the same profile.';
export const oneIsGone = 'One of the two profiles does not exist any more.';
export const changedMeanwhile =
  'One of the profiles was changed meanwhile. Please look at them again.';
export const decideFirst =
  'The profile that stays has a change that waits for a decision. Please decide about it first.';
export const cannotUndo = 'This merge cannot be undone any more.';
