export const title = 'Invitations';
export const description = 'Staff invite providers here.';
export const lead =
  'A link to the sign-up form with place and category filled in: to hand on, to print as a poster, or by mail to a list of people.';
export const invite = 'Invite';
export const whom = 'For whom';
export const anybody = 'Anybody';
export const ofKind = { specialist: 'Specialists', business: 'Businesses' };
export const ofCategory = {
  specialist: (category: string) => `Specialists: ${category}`,
  business: (category: string) => `Businesses: ${category}`,
};
export const place = 'Place';
export const anyPlace = 'Any place';
export const language = 'Language';
export const list = 'Email addresses (optional)';
export const listHint = (most: number) =>
  `One person a line: the address, or “name, address”. Each gets a link of their own by mail, once. At most ${most}. Leave it empty for one link that everybody can use.`;
export const note = 'Note (optional)';
export const noteHint = 'Only staff see it: where the poster hangs, whose list it is.';
export const chooseAgain = 'Please choose from the list.';
export const linkMade = 'The link is ready: it stands first in the list below.';
export const madeAlready = 'This link was made already.';
export const listTooLong = (most: number) =>
  `This is more than ${most} characters. Please send it in parts.`;
export const linesWrong = (lines: readonly number[]) =>
  lines.length === 1
    ? `Line ${lines[0]} has not exactly one email address. Nobody has been invited yet.`
    : `${lines.length} lines have not exactly one email address, the first of them: ${lines.slice(0, 5).join(', ')}. Nobody has been invited yet.`;
export const tooMany = (count: number, most: number) =>
  `These are ${count} people. Please invite at most ${most} at once.`;
export const invited = (count: number) => {
  if (count === 0) return 'Nobody new was invited.';
  return count === 1 ? '1 invitation is on its way.' : `${count} invitations are on their way.`;
};
export const repeated = (count: number) => `${count} twice in the list`;
export const here = (count: number) => `${count} here already`;
export const before = (count: number) => `${count} invited before`;
export const andMore = (count: number) => ` and ${count} more`;
export const filter = 'Find invitations';
export const search = 'Email, name or note';
export const state = 'State';
export const states = {
  '': 'All',
  links: 'Open links',
  mailed: 'By mail',
  used: 'Somebody came',
  ended: 'Ended',
};
export const counted = ['invitation', 'invitations'] as const;
export const none = 'No invitations';
export const noneHint = 'Make a link above, hang it up as a poster, or paste a list of people.';
export const nobodyCame = 'Nobody came yet';
export const came = (count: number) => (count === 1 ? '1 came' : `${count} came`);
export const isEnded = 'Ended';
export const toBeMailed = 'Mail on its way';
export const mailed = 'Mailed';
export const made = 'Made';
export const whoCame = 'Who came';
export const copyLink = 'Copy link';
export const linkCopied = 'Link copied.';
export const copyThis = (link: string) => `Copy this link: ${link}`;
export const poster = 'Poster';
export const end = 'End';
export const ended =
  'The link has ended. Whoever follows it can still sign up, and is not counted.';
export const endedAlready = 'This link has ended already.';
export const forget = 'Forget the address';
export const forgotten = 'The address is forgotten, and its link has ended.';
export const forgottenAlready = 'This address is forgotten already.';
export const posterTitle = 'Poster';
export const posterDescription = 'A poster with a code that leads to the sign-up form.';
export const posterNote =
  'One page for the market, the town hall or the counter of a shop. It speaks the language of the invitation.';
