export const posterDescription = 'A poster with a code that leads to your profile.';
export const posterNote =
  'One page for your door, your counter or the notice board of the village.';
export const cardsInstead = 'Cards for your pocket';
export const cardsDescription = 'Cards with a code that leads to your profile.';
export const cardsNote =
  'Ten cards of 3.5 by 2 inches on one page, to be cut along the lines. Thick paper is best.';
export const posterInstead = 'A poster for your door';
export const notListed =
  'Visitors do not see your profile at the moment: until they do, the code leads nowhere.';
export const onPaper = 'On paper';
export const paper = 'Paper';
export const letter = 'Letter';
export const a4 = 'A4';
export const a5 = 'A5';
export const print = 'Print';
export const printByMenu = 'Choose Print in the menu of your browser.';

export const poster = 'Poster';
export const portraitOf = (name: string) => `Portrait of ${name}`;
export const logoOf = (name: string) => `Logo of ${name}`;
export const codeOpens = (address: string) => `QR code that opens ${address}`;
export const callOrWhatsapp = 'Call or WhatsApp';
export const call = 'Call';
export const scanToWrite = (kind: string) =>
  `Scan the code to write to ${kind === 'specialist' ? 'me' : 'us'}`;
export const scanToSee = (kind: string) =>
  `Scan to see ${kind === 'specialist' ? 'my' : 'our'} work and reviews`;
export const rating = (stars: string, reviews: number) => `${stars} of 5 from ${reviews} reviews`;

export const picture = 'Picture for WhatsApp';
export const drawing = 'Drawing...';
export const download = 'Download';
export const share = 'Share';
export const pictureNote = 'For your status, your groups and your other pages.';
export const pictureReady = 'Your picture is ready. Tap Share once more.';
export const pictureFailed = 'The picture could not be made. Please try again later.';

export const askTitle = 'Ask for a review';
export const askDescription = 'A link and a card for the people that you have worked for.';
export const askNote =
  'People who liked your work are glad to be asked. Send them a link, or hand them a card.';
export const customer = 'Customer’s first name (optional)';
export const customerHint =
  'It stands in the form already when they open the link. They can change it.';
export const putOnCard = 'Put it on the card too';
export const askOnWhatsapp = 'Ask on WhatsApp';
export const asking = (kind: string, name: string, link: string) =>
  `Hello${name && ` ${name}`}, thank you for choosing ${kind === 'specialist' ? 'me' : 'us'}! Would you write a short review of ${kind === 'specialist' ? 'my' : 'our'} work? It takes two minutes, and you need no account: ${link}`;
export const copyLink = 'Copy link';
export const linkCopied = 'Link copied.';
export const copyThis = (link: string) => `Copy this link: ${link}`;
export const codeOpensForm = 'QR code that opens the review form';
export const thankYou = (name: string) => (name ? `Thank you, ${name}!` : 'Thank you!');
export const howWasIt = (kind: string) =>
  `How was ${kind === 'specialist' ? 'my' : 'our'} work? Scan and write a review.`;
export const noAccount = 'No account needed';

export const beFoundIn = (where: string) => `Be found in ${where}`;
export const forAnybody = 'For everybody who offers a service';
export const forKind = {
  specialist: 'For everybody with a trade',
  business: 'For every shop and business',
};
export const freeProfile = 'Your own page. Free, no commissions.';
export const scanToSignUp = 'Scan and sign up in a few minutes';

export const websiteDescription = 'A card of your profile for any website.';
export const websiteNote =
  'Show your card on your own website, or ask a friend to show it on theirs. It keeps itself up to date: name, rating and whether you are open.';
export const websiteNotListed =
  'Visitors do not see your profile at the moment: until they do, the card says so politely.';
export const oneLine = 'One line to copy';
export const oneLineHint =
  'Paste it where the card should stand. Most website builders call that “HTML” or “Embed”.';
export const copyLine = 'Copy the line';
export const lineCopied = 'Line copied.';
export const copyByHand = 'Select the line and copy it yourself.';
export const howItLooks = 'How it looks';
export const websiteTheme = 'Light or dark, as the visitor’s device is set.';
export const seeProfile = 'See the profile';
export const cardOn = (name: string, site: string) => `${name} on ${site}`;
export const notHere = (site: string) => `This profile is not on ${site} at the moment.`;
