export const yourPage = 'Yu paij:';
export const seePublicPage = 'See yu poblik paij';
export const seeOwnPage = 'See yu paij, weh oanli yu kuda see';
export const yourPages = 'Yu paij dehn';
export const overview = 'Oavavyoo';
export const title = 'Dashboard';
export const description = 'How moch taim peepl see, fain ahn yooz yu profail.';
export const profile = 'Profail';
export const yourProfile = 'Yu profail';
export const yourBusinessProfile = 'Yu bizniz profail';
export const reviews = 'Rivyoo';
export const yourReviews = 'Yu rivyoo dehn';
export const askForReview = 'Aks fi wahn rivyoo';
export const numbers = 'Nomba';
export const yourNumbers = 'Yu nomba dehn';
export const poster = 'Poasta';
export const yourPoster = 'Yu poasta';
export const yourCards = 'Yu kyaad dehn';
export const yourWebsiteCard = 'Yu kyaad fi websait';
export const account = 'Akownt';

export const live = 'Laiv';
export const isLive = 'Yu profail laiv';
export const approved = 'Wi don chek it ahn aproov it.';
export const foundAlready = (hours: number) =>
  `Vizita di fain it aredi. Wi chek nyoo ahn chaynj profail eena ${hours} owa.`;
export const changesWaiting =
  'Yu chaynj dehn di wayt fi wi chek dehn. Til den vizita see di verzhan weh wi aproov.';
export const changeNotApproved =
  'Vizita see di verzhan weh wi mi aproov bifoa. Wi neva aproov yu laas chaynj.';
export const suspended = 'Sospen';
export const isSuspended = 'Yu profail sospen';
export const whenSuspended = 'Vizita noh see it. Rait wi, ahn wi wahn luk pahn it tugeda.';
export const contactUs = 'Kantak wi';
export const notApproved = 'Noh aproov';
export const wasNotApproved = 'Wi neva aproov yu profail';
export const whenNotApproved = (hours: number) =>
  `Vizita noh see it. Chaynj weh wi naym ya ahn sayv: wi wahn luk pahn it agen eena ${hours} owa.`;
export const correctIt = 'Fiks it';
export const paused = 'Paaz';
export const isPaused = 'Yu profail paaz';
export const whenPaused = 'Vizita noh fain it til yu ton it aan agen.';
export const goToAccount = 'Goh tu yu akownt';
export const waiting = 'Di wayt fi chek';
export const isWaiting = 'Yu profail di wayt fi wi chek it';
export const whenWaiting = (hours: number) =>
  `Wi wahn luk pahn it eena ${hours} owa. Til den oanli yu kuda see it.`;
export const waitingSince = (when: string, country: string) =>
  `Di wayt fi chek sins ${when} (${country} taim)`;
export const soFar = (hours: number) =>
  hours < 1 ? 'les dan wahn owa soh faa' : `${hours} owa soh faa`;
export const usuallyWithin = (hours: number) => `Wi moasli chek eena ${hours} owa.`;
export const longerThanUsual = 'Dis di tek langa dan yoozhal: wi sari, ahn wi di werk pahn it.';

export const stillRight = 'Evriting stil kerek?';
export const lastConfirmedOn = 'Vizita see wen yu laas kanferm it:';
export const confirm = 'Mi deetayl dehn stil kerek';
export const thanks = 'Tanks! Vizita see dat yu deetayl dehn fresh.';
export const signedOut = 'Yu lag owt. Lag in agen eena anada tab, den chrai agen.';
export const notConfirmed = 'Dat neva werk. Chek yu kanekshan ahn chrai agen.';

export const firstSteps = 'Yu fos step dehn';
export const stepsDone = (done: number, all: number) => `${done} owta ${all} don`;
export const putAway = 'Put it away';
export const seeYourPage = 'See yu paij';
export const addHours = 'Ad yu owa';
export const printPoster = 'Print wahn poasta';
export const shareOnWhatsapp = 'Shayr pahn WhatsApp';
export const stepDone = ': don';
export const oncePublic = 'wen ih poblik';

export const dayByDay = 'See dehn day bai day';
export const totals = 'Toatal fi eech peeryad';
export const what = 'Weh';
export const days = (count: number) => `${count} day`;
export const profileViews = 'Peepl weh see yu profail';
export const views = 'Luk';
export const searchAppearances = 'Taim weh yu kohn op eena serch';
export const searches = 'Serch';
export const tapsOnCall = 'Tap pahn Kaal';
export const call = 'Kaal';
export const tapsOnWhatsapp = 'Tap pahn WhatsApp';
export const whatsapp = 'WhatsApp';
export const tapsOnEmail = 'Tap pahn Email';
export const email = 'Email';
export const messages = 'Mesij';
export const noVisitors = 'Noh vizita fi kownt yet';
export const completeProfile = 'Finish mi profail';
export const lookOverProfile = 'Luk oava mi profail';
export const soonNumbers =
  'Az soon az peepl see yu profail, yu wahn fain how moch taim ya, day bai day. Dis help fi get deh:';
export const publicNumbers =
  'Wen yu profail poblik, yu wahn fain how moch taim ya, day bai day. Dis help fi get deh:';
export const percentComplete = (percent: number) =>
  `Yu profail ${percent} % don. Pikcha ahn wahn fyoo moa werd bring it op moa eena serch.`;
export const sendYourPage = 'Sen yu paij tu peepl weh yu werk fa, ahn aks dehn fi wahn rivyoo.';
export const hangPoster = 'Heng op wahn poasta, ahn gi owt kyaad wid yu koad.';

export const showAround = 'Shoa it rong';
export const posterAndCards =
  'Wahn poasta fi yu doa ahn kyaad fi yu pakit, eech wid wahn koad weh goh tu yu paij.';
export const cards = 'Kyaad';
export const websiteCard = 'Kyaad fi websait';
export const sharePicture = 'Pikcha fi shayr';
export const latestReviews = 'Di laas rivyoo dehn';
export const noReviews = 'Nobadi rait wan yet. Peepl weh laik yu werk glad fi get aks.';
export const replied = ', yu don ansa';
export const notReplied = ', yu noh ansa yet';
export const seeAllReviews = 'See aal ahn ansa';

export const numbersDescription = 'How moch taim peepl see, fain ahn yooz yu profail, day bai day.';
export const howWeCount = (country: string) =>
  `Di day dehn da fi ${country}, wid tudeh soh faa. Wi noh kownt yu oan vizit er roabat, ahn wi noh rekagnaiz nobadi: wi noa how moch, noh hoo.`;
export const tapsAndMessages = 'Tap ahn mesij';
export const inDays = (count: number) => `eena ${count} day`;
export const byDay = (counted: string) => `${counted} bai day`;
export const fromTo = (first: string, last: string) => `Fahn ${first} tu ${last}`;
export const none = 'non.';
export const inAll = (total: number, most: number, best: string) =>
  `${total} eena aal, di moas ${most} pahn wan day, laas pahn ${best}. Di taybl dong ya gat evri day.`;
export const today = 'Tudeh';
export const everyDay = 'Day bai day';
export const everyDayInNumbers = 'Evri day eena nomba';
export const day = 'Day';

export const question = 'Yu deetayl dehn stil kerek?';
export const questionDescription = 'Wan tap tel vizita dat yu profail fresh.';
export const howPeopleReach = 'Dis da how peepl fain ahn kantak';
export const occupation = 'Chrayd';
export const businessType = 'Kain a bizniz';
export const location = 'Plays';
export const phone = 'Foan';
export const workEmail = 'Werk email';
export const everythingRight = 'Yes, evriting kerek';
export const confirming = 'Wi di kanferm it...';
export const changeSomething = 'Noh, Ah waahn chaynj sohnting';
export const detailsConfirmed = 'Tanks! Yu deetayl dehn kanferm';
export const visitorsOf = 'Peepl weh vizit';
export const readLastConfirmed = 'reed: laas kanferm';
export const editProfile = 'Chaynj mi profail';
export const linkOld = 'Dis link tu oal';
export const linkWrong = 'Dis link noh werk';
export const logInInstead = 'Lag in, ahn yu kuda kanferm yu deetayl dehn deh.';
export const linkCutOff =
  'Maybi ih mi kot aaf eena yu email. Lag in, ahn yu kuda kanferm yu deetayl dehn deh.';
export const login = 'Lag in';
export const goHome = 'Goh tu di hoam paij';

export const pleaseCheck = 'Pleez chek yu deetayl dehn';
export const askedToCheck = 'Sohnbadi tel wi dat sohnting pahn yu profail maybi noh rait:';
export const confirmOrCorrect =
  'Evriting rait? Den kanferm it. If nat, kerek it: wen yu sayv, dat da kanferm tu.';
export const numberHidden =
  'Sohnbadi tel wi dat yu nomba maybi rang. Vizita noh see it til yu kanferm er kerek it.';
export const yourNumber = 'Yu nomba:';
export const numberRight = 'Yes, evriting rait';
export const correctDetails = 'Kerek it';
export const checked = 'Tanks! Vizita see yu deetayl dehn az dehn deh.';
