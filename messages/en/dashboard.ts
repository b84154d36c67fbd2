export const yourPage = 'Your page:';
export const seePublicPage = 'See your public page';
export const seeOwnPage = 'See your page, as only you can';
export const yourPages = 'Your pages';
export const overview = 'Overview';
export const title = 'Dashboard';
export const description = 'How often your profile was seen, found and used.';
export const profile = 'Profile';
export const yourProfile = 'Your profile';
export const yourBusinessProfile = 'Your business profile';
export const reviews = 'Reviews';
export const yourReviews = 'Your reviews';
export const askForReview = 'Ask for a review';
export const numbers = 'Numbers';
export const yourNumbers = 'Your numbers';
export const poster = 'Poster';
export const yourPoster = 'Your poster';
export const yourCards = 'Your cards';
export const yourWebsiteCard = 'Your card for websites';
export const account = 'Account';

export const live = 'Live';
export const isLive = 'Your profile is live';
export const approved = 'We have reviewed and approved it.';
export const foundAlready = (hours: number) =>
  `Visitors find it already. We review new and changed profiles within ${hours} hours.`;
export const changesWaiting =
  'Your changes are waiting for review. Visitors see the approved version until then.';
export const changeNotApproved =
  'Visitors see the version that we approved before. Your last change was not approved.';
export const suspended = 'Suspended';
export const isSuspended = 'Your profile is suspended';
export const whenSuspended =
  'Visitors do not see it. Write to us, and we will look at it together.';
export const contactUs = 'Contact us';
export const notApproved = 'Not approved';
export const wasNotApproved = 'Your profile was not approved';
export const whenNotApproved = (hours: number) =>
  `Visitors do not see it. Change what is named here and save: we look at it again within ${hours} hours.`;
export const correctIt = 'Correct it';
export const paused = 'Paused';
export const isPaused = 'Your profile is paused';
export const whenPaused = 'Visitors do not find it until you switch it on again.';
export const goToAccount = 'Go to your account';
export const waiting = 'Waiting for review';
export const isWaiting = 'Your profile is waiting for review';
export const whenWaiting = (hours: number) =>
  `We look at it within ${hours} hours. Until then only you see it.`;
export const waitingSince = (when: string, country: string) =>
  `Waiting for review since ${when} (${country} time)`;
export const soFar = (hours: number) =>
  hours < 1 ? 'less than an hour so far' : `${hours} ${hours === 1 ? 'hour' : 'hours'} so far`;
export const usuallyWithin = (hours: number) => `We usually review within ${hours} hours.`;
export const longerThanUsual = 'This takes longer than usual: we are sorry, and on it.';

export const stillRight = 'Is everything still right?';
export const lastConfirmedOn = 'Visitors see when you last confirmed it:';
export const confirm = 'My details are still right';
export const thanks = 'Thank you! Visitors see that your details are fresh.';
export const signedOut = 'You are signed out. Log in again in another tab, then try again.';
export const notConfirmed = 'That did not work. Check your connection and try again.';

export const firstSteps = 'Your first steps';
export const stepsDone = (done: number, all: number) => `${done} of ${all} done`;
export const putAway = 'Put away';
export const seeYourPage = 'See your page';
export const addHours = 'Add your hours';
export const printPoster = 'Print a poster';
export const shareOnWhatsapp = 'Share on WhatsApp';
export const stepDone = ': done';
export const oncePublic = 'once it is public';

export const dayByDay = 'See them day by day';
export const totals = 'Totals by period';
export const what = 'What';
export const days = (count: number) => `${count} days`;
export const profileViews = 'Profile views';
export const views = 'Views';
export const searchAppearances = 'Search appearances';
export const searches = 'Searches';
export const tapsOnCall = 'Taps on Call';
export const call = 'Call';
export const tapsOnWhatsapp = 'Taps on WhatsApp';
export const whatsapp = 'WhatsApp';
export const tapsOnEmail = 'Taps on Email';
export const email = 'Email';
export const messages = 'Messages';
export const noVisitors = 'No visitors to count yet';
export const completeProfile = 'Complete my profile';
export const lookOverProfile = 'Look over my profile';
export const soonNumbers =
  'As soon as people see your profile, you find here how often, day by day. This helps to get there:';
export const publicNumbers =
  'Once your profile is public, you find here how often, day by day. This helps to get there:';
export const percentComplete = (percent: number) =>
  `Your profile is ${percent} % complete. Pictures and a few more words bring it further up in searches.`;
export const sendYourPage =
  'Send your page to people you have worked for, and ask them for a review.';
export const hangPoster = 'Hang up a poster, and hand out cards with your code.';

export const showAround = 'Show it around';
export const posterAndCards =
  'A poster for your door and cards for your pocket, each with a code that leads to your page.';
export const cards = 'Cards';
export const websiteCard = 'Card for websites';
export const sharePicture = 'Share picture';
export const latestReviews = 'Latest reviews';
export const noReviews =
  'Nobody has written one yet. People who liked your work are glad to be asked.';
export const replied = ', you have replied';
export const notReplied = ', not replied to yet';
export const seeAllReviews = 'See all and reply';

export const numbersDescription = 'How often your profile was seen, found and used, day by day.';
export const howWeCount = (country: string) =>
  `Days are those of ${country}, today included so far. Your own visits and robots are not counted, and nobody is recognised: we know how often, not who.`;
export const tapsAndMessages = 'Taps and messages';
export const inDays = (count: number) => `in ${count} days`;
export const byDay = (counted: string) => `${counted} by day`;
export const fromTo = (first: string, last: string) => `From ${first} to ${last}`;
export const none = 'none.';
export const inAll = (total: number, most: number, best: string) =>
  `${total} in all, at most ${most} on one day, last on ${best}. The table below has every day.`;
export const today = 'Today';
export const everyDay = 'Day by day';
export const everyDayInNumbers = 'Every day in numbers';
export const day = 'Day';

export const question = 'Are your details still right?';
export const questionDescription = 'One tap tells visitors that your profile is fresh.';
export const howPeopleReach = 'This is how people find and reach';
export const occupation = 'Occupation';
export const businessType = 'Type of business';
export const location = 'Location';
export const phone = 'Phone';
export const workEmail = 'Work email';
export const everythingRight = 'Yes, everything is right';
export const confirming = 'Confirming...';
export const changeSomething = 'No, I want to change something';
export const detailsConfirmed = 'Thank you! Your details are confirmed';
export const visitorsOf = 'Visitors of';
export const readLastConfirmed = 'read: last confirmed';
export const editProfile = 'Edit my profile';
export const linkOld = 'This link is too old';
export const linkWrong = 'This link does not work';
export const logInInstead = 'Log in, and you can confirm your details there.';
export const linkCutOff =
  'It may have been cut off in your mail. Log in, and you can confirm your details there.';
export const login = 'Login';
export const goHome = 'Go to the home page';

export const pleaseCheck = 'Please check your details';
export const askedToCheck = 'We were told that something on your profile may not be right:';
export const confirmOrCorrect =
  'Is everything right? Then confirm it. If not, correct it: saving counts as confirming.';
export const numberHidden =
  'Somebody told us that your number may be wrong. Visitors do not see it until you confirm or correct it.';
export const yourNumber = 'Your number:';
export const numberRight = 'Yes, everything is right';
export const correctDetails = 'Correct it';
export const checked = 'Thank you! Visitors see your details as they are.';
