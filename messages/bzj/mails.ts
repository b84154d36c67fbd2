export const descriptor = (country: string) => `di loakal servis direktri fi ${country}`;
export const localTime = (when: string, country: string) => `${when} (${country} taim)`;
export const wasItYou = 'Da mi yu? Den yu noh hafu du notn.';
export const notYou =
  'If da noh mi yu, chooz wahn nyoo password now. Dat lag owt evri divais weh lag in tu yu akownt tu.';
export const chooseNewPassword = 'Chooz wahn nyoo password';
export const seeYourProfile = 'See yu profail';
export const editYourProfile = 'Chaynj yu profail';
export const seeTheProfile = 'See di profail';
export const mistake = (address: string) => `Yu tink dis da wahn mistayk? Rait tu ${address}.`;
export const hasAccount = (site: string) =>
  `Wi sen dis kaaz dis adres gat wahn akownt pahn ${site}.`;
export const hasProfile = (site: string) =>
  `Wi sen dis kaaz dis adres gat wahn profail pahn ${site}.`;
export const wroteReview = (site: string) =>
  `Wi sen dis wan taim, kaaz dis adres mi rait wahn rivyoo pahn ${site}.`;

const isYourCode = (code: string, site: string) => `${code} da yu ${site} verifikayshan koad`;
export const codes = {
  signup: {
    subject: isYourCode,
    heading: 'Kanferm yu email',
    ask: (site: string) => `Put eena dis koad pahn ${site} fi finish sain op.`,
    otherwise: 'If da noh yu di sain op, noh main dis email: widowt di koad, noh akownt noh mek.',
  },
  password_reset: {
    subject: (code: string, site: string) => `${code} da yu koad fi chaynj yu ${site} password`,
    heading: 'Chaynj yu password',
    ask: () => 'Put eena dis koad tugeda wid yu nyoo password.',
    otherwise: 'If yu noh mi aks fi dis, noh main dis email: yu password stay di sayhn way.',
  },
  email_change: {
    subject: (code: string, site: string) => `${code} da yu koad fi kanferm yu nyoo ${site} email`,
    heading: 'Kanferm yu nyoo email',
    ask: (site: string) => `Put eena dis koad pahn ${site} fi lag in wid dis adres fahn now aan.`,
    otherwise: 'If yu noh mi aks fi dis, noh main dis email: notn noh chaynj.',
  },
  review: {
    subject: isYourCode,
    heading: 'Kanferm yu rivyoo',
    ask: (site: string) => `Put eena dis koad pahn ${site} fi poblish yu rivyoo.`,
    otherwise: 'If yu noh mi rait noh rivyoo, noh main dis email: notn noh poblish.',
  },
  work_email: {
    subject: (code: string, site: string) =>
      `${code} da yu koad fi kanferm yu werk email pahn ${site}`,
    heading: 'Kanferm yu werk email',
    ask: (site: string) => `Put eena dis koad pahn ${site} fi get mesij fahn vizita da dis adres.`,
    otherwise: 'If yu noh mi aks fi dis, noh main dis email: wi noh sen yu notn.',
  },
  claim: {
    subject: isYourCode,
    heading: 'Tek oava yu profail',
    ask: (site: string) => `Taip dis koad pahn ${site} fi tek oava di profail weh yu di luk pahn.`,
    otherwise: 'If yu neva aks fi dis, noh main dis email: notn noh chaynj.',
  },
};
export const codeLifetime = (minutes: number) => `Ih werk wan taim, fi ${minutes} minit.`;
export const orOpenPage = 'Er opm di paij wid di koad redi eena it:';
export const neverAsked = (site: string) => `Nobadi fahn ${site} wahn eva aks yu fi dis koad.`;
export const addressEntered = (email: string, site: string) =>
  `Wi sen dis tu ${email} kaaz sohnbadi put dis adres pahn ${site}.`;

export const welcomeSubject = (site: string, name: string) => `Welkom tu ${site}, ${name}`;
export const welcomeHeading = (name: string) => `Wi glad fi gat yu, ${name}!`;
export const live = (hours: number) =>
  `Yu profail deh owt deh ahn peepl kuda fain it. Wi staaf luk pahn it eena ${hours} owa.`;
export const waiting = (hours: number) =>
  `Wi staaf luk pahn yu profail eena ${hours} owa. Til den da oanli yu kuda see it.`;
export const specialistReady = (site: string) => `Yu speshalis akownt pahn ${site} redi.`;
export const businessReady = (site: string) => `Yu bizniz akownt pahn ${site} redi.`;
export const helpChoosing =
  'Wahn pikcha a yu, sohn pikcha a yu werk ahn wahn foan nomba weh kerek help peepl fi chooz. Yu kuda chaynj evriting eni taim yu waahn.';
export const freeQuestions = (site: string, address: string) =>
  `${site} free, ahn wi noh tek noh kamishan. Yu gat kwestyan? Rait tu ${address}.`;
export const signedUp = (site: string) => `Wi sen dis kaaz dis adres sain op pahn ${site}.`;

export const deletedSubject = (site: string) => `Yu ${site} akownt dileet`;
export const deletedHeading = 'Yu akownt dileet';
export const deletedNews = (site: string, when: string) =>
  `Yu ${site} akownt mi dileet pahn ${when}.`;
export const goodbye = (name: string) => `Tek kyaa, ${name}.`;
export const deletedAll =
  'Yu profail, yu pikcha dehn ahn di rivyoo dehn bout yu gaan, ahn evri divais lag owt. Dis kyaahn ton bak.';
export const deletedThanks = 'Tanks fi mi deh ya. Yu welkom fi sain op agen eni taim.';
export const deletedNotYou = (address: string) => `If da noh mi yu, rait tu ${address}.`;
export const hadAccount = (site: string) =>
  `Wi sen dis wan taim, kaaz dis adres mi gat wahn akownt pahn ${site}.`;

export const passwordSubject = (site: string) => `Yu ${site} password mi chaynj`;
export const passwordHeading = 'Yu password mi chaynj';
export const passwordNews = (site: string, when: string) =>
  `Di password fi yu ${site} akownt mi chaynj pahn ${when}.`;
export const makeSure = (address: string) =>
  `Den mek shoar nobadi els kuda reed yu email, ahn tel wi: ${address}.`;
export const signsIn = (site: string) => `Wi sen dis kaaz dis adres lag in tu ${site}.`;

export const loginSubject = (site: string) => `Yu ${site} lag in email mi chaynj`;
export const loginHeading = 'Yu lag in email mi chaynj';
export const loginNews = (when: string, site: string, email: string) =>
  `Pahn ${when} di lag in email fi yu ${site} akownt mi chaynj tu ${email}.`;
export const loginWasYou = 'Da mi yu? Den yu noh hafu du notn. Dis adres noh lag in nomoa.';
export const loginNotYou = (address: string) =>
  `If da noh mi yu, rait tu ${address} rait now, fahn dis adres, ahn wi wahn help yu get bak yu akownt.`;
export const loginOnce = 'Wi sen dis noatis wan taim, ahn notn moa tu dis adres.';
export const signedIn = (site: string) => `Wi sen dis kaaz dis adres mi lag in tu ${site} til now.`;

export const messageSubject = (name: string, site: string) => `Mesij fahn ${name} chroo ${site}`;
export const messageHeading = (name: string) => `${name} mi rait tu yu`;
export const messageNews = (to: string, name: string, email: string, site: string, when: string) =>
  `Helo ${to}, ${name} (${email}) fain yu profail pahn ${site} ahn rait pahn ${when}:`;
export const messageAnswer = (name: string) =>
  `Ansa dis email fi rait bak tu ${name}, hoo wahn see di adres weh yu ansa fahn.`;
export const messageCare = (address: string) =>
  `Nobadi noh proov dat dis adres da fi dehn. Main yuself wid link, wid peepl weh aks fi moni ahn wid enibadi weh aks fi wahn password er wahn koad. If dis mesij da spam er wos, sen it aan tu ${address}.`;
export const messageForm = (site: string) =>
  `Wi sen dis kaaz yu gat wahn profail pahn ${site} ahn sohnbadi ful owt di mesij faam.`;

export const stars = (count: number) => `${count} owta 5 staa`;
export const reviewedSubject = (author: string) => `${author} mi rait wahn rivyoo bout yu`;
export const reviewedHeading = 'Yu gat wahn nyoo rivyoo';
export const reviewedNews = (name: string, author: string, rating: string) =>
  `Helo ${name}, ${author} gi yu ${rating} ahn rait:`;
export const changedSubject = (author: string) => `${author} mi chaynj wahn rivyoo bout yu`;
export const changedHeading = 'Wahn rivyoo bout yu mi chaynj';
export const changedNews = (name: string, author: string, rating: string) =>
  `Helo ${name}, ${author} chaynj di rivyoo bout yu. Now ih gi ${rating}:`;
export const seeItOnProfile = 'See it pahn yu profail';
export const mayReply =
  'Yu kuda ansa wahn rivyoo wan taim, weh evribadi kuda see it, ahn agen if dehn chaynj it. Wahn kaam ansa help dehn hoo reed it.';
export const replyToReviews = 'Ansa yu rivyoo dehn';
export const breaksTerms =
  'Ih brok wi terms? Pres “Ripoat” anda it, ahn wi staaf wahn luk pahn it. Dehn tek dong wahn rivyoo oanli fi wahn reezn weh dehn tel evribadi.';
export const removedSubject = (name: string) => `Wi tek dong yu rivyoo bout ${name}`;
export const removedHeading = 'Wi tek dong yu rivyoo';
export const removedNews = (author: string, name: string) =>
  `Helo ${author}, wi staaf tek dong yu rivyoo bout ${name}. Dis da di reezn, weh stan op eena ih plays pahn di profail tu:`;
export const replySubject = (name: string) => `${name} mi ansa yu rivyoo`;
export const replyNews = (author: string, name: string) =>
  `Helo ${author}, ${name} ansa weh yu rait, weh evribadi kuda see it:`;
export const seeTheReply = 'See di ansa';

export const approvedSubject = (site: string) => `Wi aproov yu ${site} profail`;
export const approvedHeading = 'Wi aproov yu profail';
export const approvedPreview = (name: string) =>
  `Gud nyooz, ${name}: peepl kuda fain yu ahn kantak yu.`;
export const approvedNews = (name: string) => `Gud nyooz, ${name}: wi staaf aproov yu profail.`;
export const canBeFound = (site: string) =>
  `Peepl kuda fain yu pahn ${site} ahn kantak yu schrayt.`;
export const keepFresh = 'Kip it fresh: nyoo pikcha ahn deetayl weh kerek help peepl fi chooz.';
export const rejectedSubject = (site: string) => `Yu ${site} profail need wahn chaynj`;
export const rejectedHeading = 'Yu profail need wahn chaynj';
export const rejectedNews = (name: string) =>
  `Helo ${name}, wi staaf luk pahn yu profail ahn kudn aproov it yet. Dis da wai:`;
export const rejectedHidden =
  'Pleez fiks it ahn sayv it: den wi luk pahn it agen. Til den yu paij haid: vizita noh see it.';
export const rejectedChange =
  'Pleez fiks it ahn sayv it: den wi luk pahn it agen. Til den vizita see di wan weh wi mi aproov bifoa.';
export const correctIt = 'Fiks it';
export const suspendedSubject = (site: string) => `Yu ${site} profail sospen`;
export const suspendedHeading = 'Yu profail sospen';
export const suspendedNews = (name: string) =>
  `Helo ${name}, wi staaf sospen yu profail, soh vizita noh see it nomoa. Dis da wai:`;
export const suspendedWayOn = 'Yu stil kuda lag in ahn fiks it.';
export const reopenedSubject = (site: string) => `Wi di luk pahn yu ${site} profail agen`;
export const reopenedHeading = 'Wi di luk pahn yu profail agen';
export const reopenedNews = (name: string) =>
  `Helo ${name}, pleez noh main wi laas email: wi di luk pahn yu profail wan moa taim.`;
export const reopenedRest = 'Yu noh hafu du notn. Yu wahn yehr fahn wi soon.';
export const seeHowItStands = 'See how ih stan';
export const questions = (address: string) => `Yu gat kwestyan? Rait tu ${address}.`;
export const blockedSubject = (site: string) => `Yu ${site} akownt sospen`;
export const blockedHeading = 'Yu akownt sospen';
export const blockedNews =
  'Wi staaf sospen yu akownt. Yu kyaahn lag in, ahn vizita noh see yu profail. Dis da wai:';
export const openSubject = (site: string) => `Yu ${site} akownt opm agen`;
export const openHeading = 'Welkom bak';
export const openNews = 'Yu akownt opm agen, ahn yu kuda lag in laik bifoa.';
export const logIn = 'Lag in';

export const mergedSubject = (site: string) => `Two ${site} profail da wan now`;
export const mergedHeading = 'Two profail da wan now';
export const mergedNews = (other: string, name: string) =>
  `Wi staaf fain owt dat ${other} ahn ${name} da di sayhn wan, soh wi mek wan profail owta di two. Di rivyoo dehn kownt tugeda, ahn di oal adres kyari yu da di nyoo wan.`;
export const mergedClosed = 'Yu kyaahn lag in wid dis email nomoa.';
export const mergedLogin = (login: string) => `Fahn now lag in wid ${login}.`;
export const mergedNoLogin = 'If di profail da fi yu, rait wi ahn wi wahn gi yu wahn login.';
export const mergedLook = 'Chek if evriting rait. Yu lag in laik bifoa.';

export const answerSubject = (topic: string, site: string) => `Re: ${topic} (${site})`;
export const yourMessage = 'Yu mesij';
export const answerHeading = (name: string) => `Wi ansa tu yu, ${name}`;
export const youWrote = (when: string) => `Pahn ${when} yu mi rait:`;
export const mayAnswer = 'Yu kuda ansa dis email: ih kohn tu wi staaf.';
export const contactForm = (site: string) =>
  `Wi sen dis kaaz sohnbadi gi dis adres eena di kantak faam a ${site}.`;

export const confirmSubject = 'Yu deetayl dehn stil kerek?';
export const confirmPreview = 'Luk pahn dehn ahn kanferm dehn. Yu noh hafu lag in.';
export const confirmNews = (name: string, site: string) =>
  `Helo ${name}, peepl kaal di nomba ahn goh da di plays weh yu profail pahn ${site} seh. Evriting stil di way ih seh?`;
export const lookAndConfirm = 'Luk ahn kanferm';
export const putRight = 'Sohnting chaynj? Fiks it, ahn dat kownt az kanferm tu.';
export const confirmNote =
  'Vizita see wen yu laas kanferm yu deetayl dehn. Yu noh hafu lag in fi kanferm dehn.';
export const everyDays = (days: number, site: string) =>
  `Wi sen dis at moas evri ${days} day kaaz dis adres gat wahn profail pahn ${site}.`;

export const invitationSubject = (site: string) => `Mek peepl fain yu pahn ${site}`;
export const invitationHeading = (name: string | null) =>
  name ? `${name}, wi invait yu` : 'Wi invait yu';
export const invitationWhat = (site: string, country: string) =>
  `${site} da di loakal servis direktri fi ${country}: peepl luk deh fi sohnbadi neer dehn, ahn kaal er rait schrayt. Wahn profail free, ahn noh kamishan noh deh.`;
export const invitationAsk = (site: string) =>
  `Wi wuda laik see yu pahn ${site}. Fi sain op tek wahn fyoo minit.`;
export const invitationButton = 'Mek yu profail';
export const invitationObject = (address: string) =>
  `Yu noh hafu du notn: wi rait bout dis wan taim. If yu noh waahn yehr fahn wi, er yu waahn wi figet yu adres, ansa dis email er rait tu ${address}.`;
export const invitationBecause = (site: string) =>
  `Wi sen dis wan taim, kaaz di ${site} teem invait dis adres.`;
export const testSubject = (site: string) => `${site}: dis da wahn tes`;
export const testText = (site: string) => `${site} mail di werk: dis wan reech yu.`;
export const testBecause = 'Yu get dis kaaz yu aks fi it pahn di fos step dehn.';
export const checkSubject = (site: string) => `Pleez chek yu ${site} profail`;
export const checkNews = (name: string) =>
  `Sohnbadi tel wi dat sohnting pahn di profail a ${name} maybi noh rait. Pleez luk pahn it:`;
export const checkWayOn = 'Evriting rait? Den kanferm it. If nat, kerek it.';
export const hiddenSubject = (site: string) => `Pleez chek yu nomba pahn ${site}`;
export const hiddenNews = (name: string) =>
  `Sohnbadi tel wi dat di nomba pahn di profail a ${name} maybi rang. Vizita noh see it til yu kanferm er kerek it.`;
export const checkOverSubject = 'Notn lef fi chek';
export const checkOverNews = (name: string) =>
  `Wi mi aks yu fi luk pahn di profail a ${name}. Dat don: yu noh need fi du notn.`;
export const numberBack = 'Vizita see yu nomba agen.';
