export const invitationSubject = (name: string, site: string) => `${name} is listed on ${site}`;
export const invitationHeading = (site: string) => `People can find you on ${site}`;
export const invitationPreview = 'Claim your free profile, or have it taken down.';
export const invitationNews = (name: string, site: string) =>
  `We have added a profile for ${name} to ${site}, so that people who need you can call you. It is free and stays free.`;
export const invitationClaim =
  'Is it yours? Claim it, and you decide what it says: your words, pictures and hours. Messages from visitors then come to you.';
export const claimIt = 'Claim the profile';
export const invitationTakeDown =
  'You would rather not be listed? The button opens a page where you confirm it; the profile is then gone at once.';
export const takeItDown = 'Take it down';
export const standsOnProfile = (site: string) =>
  `Sent because this address stands on a profile on ${site} that nobody had claimed.`;
export const takeDownSubject = (name: string, site: string) => `Take ${name} down from ${site}`;
export const takeDownHeading = 'Take the profile down';
export const takeDownNews = (name: string, site: string) =>
  `Somebody asked that ${name} be no longer listed on ${site}. If that is what you want, press the button and confirm it on the page that opens: the profile is then gone at once.`;
export const takeDownOtherwise = 'If you did not ask for this, ignore this mail: nothing changes.';
export const claimedSubject = (name: string, site: string) =>
  `The profile of ${name} on ${site} was claimed`;
export const claimedHeading = 'The profile is yours';
export const claimedNews = (name: string, when: string) =>
  `You claimed the profile of ${name} on ${when}. From now on you log in with this address. Look it through: is everything right?`;
export const elsewhereHeading = 'The profile was claimed';
export const elsewhereNews = (name: string, when: string) =>
  `Somebody showed us on ${when} that the profile of ${name} is theirs, and logs in with another address from now on. Was it you? Then there is nothing to do.`;
export const elsewhereNotYou = (address: string) =>
  `If it was not you, and you think that it is wrong, write to ${address} from this address.`;
export const acceptedSubject = (name: string, site: string) =>
  `Your claim of ${name} on ${site} is accepted`;
export const acceptedHeading = 'The profile is yours';
export const acceptedNews = (name: string, profile: string) =>
  `Hello ${name}, our staff looked at your claim: the profile of ${profile} is yours. Choose a password, and you can log in.`;
export const choosePassword = 'Choose a password';
export const acceptedOtherwise = 'If you did not claim it, ignore this mail: nothing changes.';
export const refusedSubject = (name: string, site: string) => `Your claim of ${name} on ${site}`;
export const refusedHeading = 'We could not accept your claim';
export const refusedNews = (name: string, profile: string) =>
  `Hello ${name}, our staff looked at your claim of the profile of ${profile} and could not accept it. This is why:`;
export const claimedWith = (site: string) =>
  `Sent because this address claimed a profile on ${site}.`;

export const letterGreeting = (name: string) => `To ${name}`;
export const letterNews = (site: string, descriptor: string) =>
  `You are listed on ${site}, ${descriptor}, so that people who need you can find and call you. It is free and stays free.`;
export const letterClaim =
  'The profile is yours if you want it: with the code below you claim it, and then you decide what it says.';
export const letterSteps =
  'Scan the picture with your phone, or open this address, and enter the code:';
export const letterCode = 'Your code';
export const letterUntil = (date: string) => `It works until ${date}. Give it to nobody else.`;
export const letterTakeDown = (address: string) =>
  `You would rather not be listed? The same page says how the profile is taken down. Questions: ${address}`;
