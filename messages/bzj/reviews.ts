export const titleOf = (name: string) => `Rivyoo fi ${name}`;
export const descriptionOf = (name: string) =>
  `Tel ada peepl how it goh wid ${name}. Yu noh need noh akownt.`;
export const review = 'Rivyoo';
export const noAccount = 'Yu noh need noh akownt. Oanli yu fos naym shoa, neva yu email.';
export const onePerProvider = (days: number) =>
  `Wan rivyoo fi eech profail. Rait agen fahn di sayhn email eena ${days} day, ahn di nyoo wan tek di plays a di oal wan.`;
export const atOnce = 'It goh op rait away, eevn if da wan staa er faiv.';
export const mayReply =
  'Di speshalis er bizniz kuda ansa wan taim, wehpaat evribadi kuda see, ahn agen if yu chaynj yu rivyoo.';
export const stepOf = (step: number) => `Step ${step} owta 2`;
export const yourRating = 'How moch staa';
export const stars = (count: number) => `${count} staa`;
export const starsMissing = 'Pleez chooz fahn 1 tu 5 staa.';
export const yourReview = 'Yu rivyoo';
export const hint = (characters: number) =>
  `Da lees ${characters} leta. Weh dehn du, ahn how it goh?`;
export const tooShort = (characters: number) => `Pleez rait da lees ${characters} leta.`;
export const firstName = 'Fos naym';
export const firstNameHint = 'It shoa wid yu rivyoo.';
export const email = 'Email adres';
export const emailHint = 'It neva shoa. Wi sen wahn koad deh fi mek shoar da fi yu.';
export const sending = 'Di sen...';
export const goOn = 'Goh aan';
export const theButton = 'di botn';
export const enterCode = 'Put it een fi poblish yu rivyoo.';
export const publish = 'Poblish rivyoo';
export const publishing = 'Di poblish...';
export const change = 'Chaynj sohnting';
export const back = 'Bak tu di profail';
export const ownTitle = 'Yu rivyoo dehn';
export const ownDescription = 'Ya speshalis ahn bizniz reed weh peepl rait bout dehn, ahn ansa.';
export const ownIntro =
  'Weh peepl rait bout yu. Yu kuda ansa eech rivyoo wan taim, wehpaat evribadi kuda see, ahn agen if dehn chaynj it.';
export const seeOnProfile = 'See dehn pahn yu profail';
export const ask = 'Aks fi wahn rivyoo';
export const noneYet =
  'Aks peepl hoo hapi wid yu werk fi rait wan: sen dehn wahn link er gi dehn wahn kyaad. Dehn noh need noh akownt.';
export const edited = ' · chaynj';
export const removed = (reason: string) => `Staaf tek it dong: ${reason}`;
export const reply = 'Ansa';
export const replyTo = (author: string) => ` ${author}`;
export const yourReply = 'Yu ansa';
export const replyHint = 'Evribadi kuda reed it, ahn yu kyaahn chaynj it layta.';
export const publishReply = 'Poblish ansa';
export const replySent = 'Yu ansa deh pahn di paij.';
export const notPublished = 'Weh yu rait, noh poblish';
export const reason = 'Reezn';

export const gone = 'Dis profail noh deh ya nomoa.';
export const busy = (name: string) => `${name} get lata rivyoo jos now. Pleez sen fi yu wan layta.`;
export const own = 'Yu kyaahn rait wahn rivyoo bout yu oan profail.';
export const tooLate = (days: number) =>
  `Yu mi rait wahn rivyoo bout dis profail bifoa. Yu kuda chaynj wahn rivyoo fi ${days} day afta yu fos poblish it, ahn dat taim don.`;
export const removedBefore = (why: string) =>
  `Wi staaf tek dong yu rivyoo bout dis profail, soh yu kyaahn chaynj it. Di reezn: ${why}`;
export const replied = 'Yu don ansa dis rivyoo aredi.';
export const notThere = 'Dis rivyoo noh deh.';
export const removedAlready = 'Dis rivyoo tek dong aredi.';
