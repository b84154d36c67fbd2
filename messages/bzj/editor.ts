export const specialistDescription = 'Speshalis luk afta dehn profail ya.';
export const businessDescription = 'Bizniz luk afta dehn profail ya.';
export const needsJavaScript =
  'Yu need JavaScript fi chaynj yu profail: pleez ton it aan ahn load dis paij agen.';
export const leaveQuestion = 'Goh away ahn noh sayv?';
export const leaveWarning = 'Yu wahn laas weh yu chaynj sins yu laas sayv.';
export const stay = 'Stay ya';
export const leave = 'Goh away ahn noh sayv';
export const show = 'Shoa';
export const edit = 'Chaynj';
export const preview = 'Preevyoo';
export const previewHeading = 'Preevyoo a yu poblik paij';
export const previewLost = 'Di preevyoo kudn load.';

export const completeness = 'How moch don';
export const nextBestStep = 'Neks bes step:';
export const everythingThere = 'Evriting deh deh.';
export const addPortrait = 'Ad wahn profail pikcha';
export const addBanner = 'Ad wahn waid pikcha fi di tap a yu paij';
export const addShowcase = 'Ad pikcha a yu werk';
export const addWorkEmail = 'Ad wahn werk email';
export const addVideo = 'Ad wahn vidyo';
export const writeMore = (label: string) => `Rait moa anda “${label}”`;

export const whatsappSwitch = 'Vizita kuda rait mi pahn WhatsApp';
export const whatsappShown =
  'Yu profail shoa wahn WhatsApp botn weh opm wahn chat wid di nomba op ya.';
export const whatsappNeedsMobile = (country: string, starts: readonly string[]) =>
  `WhatsApp need wahn mobail nomba: eena ${country} dehn staat wid ${starts.join(' er ')}.`;
export const workEmailShown = 'Ih shoa pahn yu profail, soh vizita kuda rait yu.';
export const workEmailConfirmed = 'Kanferm. Ih shoa pahn yu profail; mesij fahn vizita kohn ya.';
export const workEmailNotConfirmed = 'Noh kanferm yet: mesij fahn vizita goh tu yu lag in email.';
export const confirmIt = 'Kanferm it';
export const invalidEmail = 'Dis email noh kerek.';
export const currentPicture = 'Di pikcha weh yu gat now';

export const facts = 'Faks';
export const factsNote = 'Weh peepl waahn noa bifoa dehn kaal. Yu noh hafu ful it owt.';
export const hoursHint = 'Chooz weh fit bes, den chaynj wan wan day.';
export const mondayToFriday = 'Mon–Frai 8–5';
export const mondayToSaturday = 'Mon–Sat 8–5';
export const everyDay = 'Evri day 8–6';
export const alwaysOpen = 'Owa opm';
export const closed = 'Kloaz';
export const opens = (day: string, which: string) => `${day} opm${which}`;
export const closes = (day: string, which: string) => `${day} kloaz${which}`;
export const midnight = 'midnait';
export const afterMidnight = (day: string) => `${day}, afta midnait`;
export const closesOn = (day: string, time: string) => `Kloaz pahn ${day}, at ${time}.`;
export const addTime = (day: string) => `Ad wahn taim pahn ${day}`;
export const removeTime = (which: number, day: string) => `Tek owt taim ${which} a ${day}`;
export const copyMonday = 'Kapi Mondeh tu evri day';
export const byAppointment = 'Bai apaintment';
export const openOnHolidays = 'Opm pahn poblik halideh';
export const closedUntil = 'Kloaz til';
export const closedUntilHint = 'Pahn halideh er di fiks op? Di day weh yu opm agen.';
export const otherToday = 'Difrant owa tudeh';
export const otherTodayHint =
  'Staam er wahn eran? It oanli fi tudeh, ahn vizita see dat it chaynj.';
export const per = 'Fi eech';
export const languagesHint = 'Weh yu taak wid kostama.';
export const areasHint = 'Weh yu goh sides yu oan plays.';
export const allOf = (country: string) => `Aal a ${country}`;
export const noneOfThem = 'Non a dehn';
export const emergency = 'Imerjensi kaal';
export const emergencyHint = 'Kostama kuda kaal eni owa wen ih kyaahn wayt.';
export const sinceYear = (since: string) => `${since} (yaa)`;
export const sinceHint = 'Wen yu staat, laik 2009.';

export const videoHeading = 'Vidyo';
export const videoNote =
  'Yu noh hafu. Shoa yuself di werk, yu plays er yu teem, eena wahn minit er two.';
export const cancelUpload = 'Kansl di oplod';
export const uploadedVideo = 'Di vidyo weh yu oplod';
export const replace = 'Chaynj it';
export const remove = 'Tek owt';
export const theVideo = 'di vidyo';
export const videoLink = 'Vidyo link';
export const uploadVideo = 'Oplod wahn vidyo';
export const videoFile = (megabytes: number) =>
  `Er wahn fail a yu oan: .mp4 er .webm, op tu ${megabytes} MB.`;
export const playedFrom = (site: string) => `Vizita kuda play it fahn ${site}.`;
export const linkedTo = (site: string) => `Ih kyaahn play ya: vizita get wahn link tu ${site}.`;
export const videoHint =
  'Fahn YouTube, Vimeo, Facebook er TikTok, wahn .mp4, .webm er .ogg fail, er eni paij weh shoa it.';
export const video =
  'Pleez put wahn link weh evribadi kuda opm, weh staat wid https://, laik wahn vidyo pahn YouTube.';
export const videoFailed = 'Di vidyo kudn sen. Pleez chrai agen.';
export const videoSignedOut = 'Yu lag owt. Lag in agen eena anada tab, den chooz di vidyo agen.';

export const login = 'Lag in';
export const loginNote = 'Fi yu wan: vizita noh see it.';
export const loginEmail = 'Lag in email';
export const changeItIn = 'Fi chaynj it, goh tu';
export const yourAccount = 'yu akownt';

export const save = 'Sayv chaynj';
export const saving = 'Wi di sayv it…';
export const unsaved = 'Chaynj weh noh sayv';
export const allSaved = 'Aal chaynj sayv';
export const blocked = 'Fiks weh noh kerek bifoa yu sayv.';
export const saved = 'Yu profail don sayv!';
export const failed = 'Yu profail kudn sayv.';
export const unchanged = 'Notn nyoo deh fi sayv.';
export const connection = 'Yu noh laas notn weh yu taip. Chek yu kanekshan ahn sayv agen.';
export const expired =
  'Yu lag owt. Yu noh laas notn weh yu taip: lag in agen eena wahn nyoo tab, kohn bak ya ahn sayv.';
export const stranger =
  'Yu lag in az sohnbadi els now. Lag in tu di akownt a dis profail eena anada tab, den sayv.';
export const logIn = 'Lag in (opm wahn nyoo tab)';
export const pictureGone = 'Wi kudn kip wahn pikcha weh get tek owt sohnweh els.';
export const conflict =
  'Dis profail chaynj sohnweh els sins yu opm it. Yu noh laas notn weh yu taip: luk pahn di nyooa verzhan, er sayv fi yu wan oava it.';
export const lookAtNewer = 'Luk pahn di nyooa verzhan';
export const saveMine = 'Sayv fi mi wan eniway';
export const newerHeading = 'Di nyooa verzhan';
export const differences = 'Dis da weh di two verzhan difrant.';
export const identical = 'Di two verzhan seh di sayhn ting now.';
export const takeNewer = 'Tek di nyooa verzhan';
export const goOnWithMine = 'Goh aan wid fi mi wan';
export const newer = 'Nyooa verzhan';
export const yours = 'Fi yu wan';
export const nothing = 'Notn';
export const whatsapp = 'WhatsApp';
export const on = 'Aan';
export const off = 'Aaf';
export const aside = 'Yu di luk pahn di nyooa verzhan. Wi kip weh yu taip wan said.';
export const bringMineBack = 'Bring bak fi mi wan';
export const textLanguages = 'Langwij a yu werd dehn';
export const textLanguagesNote =
  'Peepl reed yu werd dehn eena fi dehn oan langwij fos, if yu rait dehn eena it.';
export const writtenInHint =
  'Soh dat wahn screen reader seh dehn rait. Chooz it fi ad wahn neks langwij.';
export const recognised = 'Wi tel fahn di werd dehn';
export const addIn = (language: string) => `Ad dehnya werd eena ${language}`;
export const removeIn = (language: string) => `Tek owt ${language}`;
export const claimed = 'Di profail da fi yu. Welkom! Luk chroo it ahn chaynj weh yu waahn.';
