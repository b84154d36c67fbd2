/** Stands where a provider has written nothing. */
export const notGiven = 'N/A';
export const thisOne = { specialist: 'this specialist', business: 'this business' };
export const loading = { specialist: 'Loading specialist...', business: 'Loading business...' };
export const notFound = { specialist: 'Specialist Not Found', business: 'Business Not Found' };
export const fetchFailed = (status: string | number) => `Error fetching specialist: ${status}`;
export const serviceUnavailable = 'Service Unavailable';
export const unreachable =
  'We could not reach this profile just now. Please try again in a moment.';
export const gone = 'This profile may have been taken down or renamed, or the link was cut short.';
export const searchFor = (name: string) => `Search for “${name}”`;
export const seeAll = { specialist: 'See all specialists', business: 'See all businesses' };
export const searchDirectory = 'Search the directory';
export const home = 'Home';
export const all = { specialist: 'Specialists', business: 'Businesses' };
export const doesIn = (does: string, place: string) => `${does} in ${place}`;
export const demo = 'Demo profile';
export const edit = 'Edit';
export const pictureOf = {
  specialist: (name: string) => `Portrait of ${name}`,
  business: (name: string) => `Logo of ${name}`,
};
export const hours = 'Hours';
export const allHours = 'All hours';
export const price = 'Price';
export const fromPrice = (amount: string) => `From ${amount}`;
export const languages = 'Languages';
export const alsoServes = 'Also serves';
export const emergencies = 'Emergencies';
export const takesEmergencies = 'Takes emergency calls';
export const since = 'Since';
export const contact = (name: string) => `Contact ${name}`;
export const contactUs = 'Contact us';
export const call = 'Call';
export const email = 'Email';
export const message = 'Message';
export const sendMessage = 'Send a message';
export const numberChecked = 'The number is being checked';
export const phone = 'Phone';
export const location = 'Location';
export const greeting = (name: string, site: string) =>
  `Hello ${name}, I found your profile on ${site} and would like to ask about your services.`;
export const mailSubject = (site: string) => `Your profile on ${site}`;
export const mailStart = (name: string) => `Hello ${name},`;
export const lastConfirmed = 'Last confirmed';
export const memberSince = 'Member since';
export const addedBy = (site: string) => `Added by ${site}, not yet claimed.`;
export const claimIt = 'Is this you? Claim it';
export const share = 'Share';
export const theProfile = 'the profile';
export const saveContact = 'Save contact';
export const foundOn = (site: string) => `Found on ${site}`;
export const noSuchContact = 'There is no such contact.';
export const reportProfile = 'Report this profile';
export const showcase = 'Showcase';
export const noPictures = {
  specialist: 'This specialist has not added pictures of their work yet.',
  business: 'This business has not added pictures of their work yet.',
};
export const pictureBy = (number: number, count: number, name: string) =>
  `Picture ${number} of ${count} by ${name}`;
export const enlarge = 'Enlarge:';
export const pictures = 'Pictures';
export const previousPicture = 'Previous picture';
export const nextPicture = 'Next picture';
export const pictureLost = 'This picture could not be loaded.';
export const close = 'Close';
export const video = 'Video';
export const noVideo = {
  specialist: 'This specialist has not yet uploaded a video. Questions about this page?',
  business: 'This business has not yet uploaded a video. Questions about this page?',
};
export const noVideoOfYours =
  'You have not yet uploaded a video. Visitors like to see who they call.';
export const addVideo = 'Add a video';
export const videoOf = (name: string) => `Video of ${name}`;
export const videoOn = (name: string, host: string) => `Video of ${name} on ${host}`;
export const playsFrom = (site: string) => `The video plays from ${site}.`;
export const cannotPlay = 'The video cannot be played right now.';
export const openFile = 'Open the file';
export const openFileAt = (site: string) => `Open the file at ${site}`;
export const doesNotPlay = 'Does it not play?';
export const watchItOn = (host: string) => `Watch it on ${host}`;
export const playFrom = (host: string) => `Play the video from ${host}`;
export const watchOn = (host: string) => `Watch the video on ${host}`;
export const anotherSite = 'another site';
export const leaving = (site: string) => `You leave this site: ${site} opens in a new tab.`;
export const reviews = 'Reviews';
export const thanks = {
  published: 'Thank you! Your review is published.',
  changed: 'Thank you! Your review is changed.',
};
export const starsCount = (stars: number, count: number) =>
  `${stars} ${stars === 1 ? 'star' : 'stars'}: ${count}`;
export const writeReview = 'Write a review';
export const showMore = (count: number) => `Show ${count} more`;
export const reviewOf = 'A review of';
export const removed = (reason: string) => `Removed by staff: ${reason}`;
export const reviewBy = (author: string) => `Review by ${author}`;
export const edited = ' · edited';
export const replyFrom = (name: string) => `Reply from ${name}`;
export const report = 'Report';
export const reportedReview = (author: string) => ` the review by ${author}`;
export const similarNear = {
  specialist: 'Similar specialists nearby',
  business: 'Similar businesses nearby',
};
export const similarIn = {
  specialist: (country: string) => `Similar specialists in ${country}`,
  business: (country: string) => `Similar businesses in ${country}`,
};
export const allIn = (category: string) => `All in ${category}`;
export const shareRating = (rating: number, count: number) =>
  `${rating} out of 5, ${count === 1 ? '1 review' : `${count} reviews`}`;
export const alsoIn = (language: string) => `Also in ${language}`;
