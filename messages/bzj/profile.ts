export const notGiven = 'N/A';
export const thisOne = { specialist: 'dis speshalis', business: 'dis bizniz' };
export const loading = {
  specialist: 'Di speshalis di load...',
  business: 'Di bizniz di load...',
};
export const notFound = {
  specialist: 'Wi noh fain dis speshalis',
  business: 'Wi noh fain dis bizniz',
};
export const fetchFailed = (status: string | number) => `Wi kudn get di speshalis: ${status}`;
export const serviceUnavailable = 'di servis noh di werk';
export const unreachable =
  'Wi kudn reech dis profail rait now. Pleez chrai agen eena wahn lee wail.';
export const gone = 'Maybi dehn tek dong dis profail er chaynj di naym, er di link kot shaat.';
export const searchFor = (name: string) => `Luk fa “${name}”`;
export const seeAll = { specialist: 'See aal speshalis', business: 'See aal bizniz' };
export const searchDirectory = 'Luk chroo di direktri';
export const home = 'Hoam';
export const all = { specialist: 'Speshalis', business: 'Bizniz' };
export const doesIn = (does: string, place: string) => `${does} da ${place}`;
export const demo = 'Demo profail';
export const edit = 'Edit';
export const pictureOf = {
  specialist: (name: string) => `Pikcha a ${name}`,
  business: (name: string) => `Logo a ${name}`,
};
export const hours = 'Owa';
export const allHours = 'Aal di owa';
export const price = 'Prais';
export const fromPrice = (amount: string) => `Fahn ${amount}`;
export const languages = 'Langwij';
export const alsoServes = 'Werk tu eena';
export const emergencies = 'Imerjensi';
export const takesEmergencies = 'Tek imerjensi kaal';
export const since = 'Sins';
export const contact = (name: string) => `Kantak ${name}`;
export const contactUs = 'Kantak wi';
export const call = 'Kaal';
export const email = 'Email';
export const message = 'Mesij';
export const sendMessage = 'Sen wahn mesij';
export const numberChecked = 'Dehn di chek di nomba';
export const phone = 'Foan';
export const location = 'Plays';
export const greeting = (name: string, site: string) =>
  `Gud day ${name}, Ah fain yu profail pahn ${site} ahn Ah wuda laik aks bout yu servis.`;
export const mailSubject = (site: string) => `Yu profail pahn ${site}`;
export const mailStart = (name: string) => `Gud day ${name},`;
export const lastConfirmed = 'Laas kanferm';
export const memberSince = 'Memba sins';
export const addedBy = (site: string) => `${site} ad it, nobadi noh tek it oava yet.`;
export const claimIt = 'Dis da yu? Tek it oava';
export const share = 'Shayr';
export const theProfile = 'di profail';
export const saveContact = 'Sayv kantak';
export const foundOn = (site: string) => `Fain pahn ${site}`;
export const noSuchContact = 'Noh gat noh kantak laik dat.';
export const reportProfile = 'Ripoat dis profail';
export const showcase = 'Di werk';
export const noPictures = {
  specialist: 'Dis speshalis noh put noh pikcha a dehn werk yet.',
  business: 'Dis bizniz noh put noh pikcha a dehn werk yet.',
};
export const pictureBy = (number: number, count: number, name: string) =>
  `Pikcha ${number} owta ${count} bai ${name}`;
export const enlarge = 'Mek it biga:';
export const pictures = 'Pikcha';
export const previousPicture = 'Pikcha bifoa';
export const nextPicture = 'Neks pikcha';
export const pictureLost = 'Dis pikcha kudn load.';
export const close = 'Kloaz';
export const video = 'Vidyo';
export const noVideo = {
  specialist: 'Dis speshalis noh put op noh vidyo yet. Yu gat kwestyan bout dis paij?',
  business: 'Dis bizniz noh put op noh vidyo yet. Yu gat kwestyan bout dis paij?',
};
export const noVideoOfYours = 'Yu noh put op noh vidyo yet. Peepl laik see hoo dehn di kaal.';
export const addVideo = 'Ad wahn vidyo';
export const videoOf = (name: string) => `Vidyo a ${name}`;
export const videoOn = (name: string, host: string) => `Vidyo a ${name} pahn ${host}`;
export const playsFrom = (site: string) => `Di vidyo di play fahn ${site}.`;
export const cannotPlay = 'Di vidyo kyaahn play rait now.';
export const openFile = 'Opm di fail';
export const openFileAt = (site: string) => `Opm di fail da ${site}`;
export const doesNotPlay = 'It noh di play?';
export const watchItOn = (host: string) => `Wach it pahn ${host}`;
export const playFrom = (host: string) => `Play di vidyo fahn ${host}`;
export const watchOn = (host: string) => `Wach di vidyo pahn ${host}`;
export const anotherSite = 'anada sait';
export const leaving = (site: string) => `Yu di leev dis sait: ${site} opm eena wahn nyoo tab.`;
export const reviews = 'Rivyoo';
export const thanks = {
  published: 'Tanks! Yu rivyoo deh pahn di paij.',
  changed: 'Tanks! Yu rivyoo chaynj.',
};
export const starsCount = (stars: number, count: number) => `${stars} staa: ${count}`;
export const writeReview = 'Rait wahn rivyoo';
export const showMore = (count: number) => `Shoa ${count} moa`;
export const reviewOf = 'Wahn rivyoo fahn';
export const removed = (reason: string) => `Staaf tek it dong: ${reason}`;
export const reviewBy = (author: string) => `Rivyoo bai ${author}`;
export const edited = ' · chaynj';
export const replyFrom = (name: string) => `Ansa fahn ${name}`;
export const report = 'Ripoat';
export const reportedReview = (author: string) => ` di rivyoo bai ${author}`;
export const similarNear = {
  specialist: 'Speshalis laik dis kloas bai',
  business: 'Bizniz laik dis kloas bai',
};
export const similarIn = {
  specialist: (country: string) => `Speshalis laik dis eena ${country}`,
  business: (country: string) => `Bizniz laik dis eena ${country}`,
};
export const allIn = (category: string) => `Aal eena ${category}`;
export const shareRating = (rating: number, count: number) => `${rating} owta 5, ${count} rivyoo`;
export const alsoIn = (language: string) => `Eena ${language} tu`;
