export const posterDescription = 'Wahn poasta wid wahn koad weh goh tu yu profail.';
export const posterNote = 'Wan paij fi yu doa, yu kownta er di noatis boad a di vilij.';
export const cardsInstead = 'Kyaad fi yu pakit';
export const cardsDescription = 'Kyaad wid wahn koad weh goh tu yu profail.';
export const cardsNote =
  'Ten kyaad a 3.5 bai 2 inch pahn wan paij, fi kot lang di lain dehn. Tik paypa da di bes.';
export const posterInstead = 'Wahn poasta fi yu doa';
export const notListed = 'Vizita noh see yu profail rait now: til dehn see it, di koad goh noweh.';
export const onPaper = 'Pahn paypa';
export const paper = 'Paypa';
export const letter = 'Leta';
export const a4 = 'A4';
export const a5 = 'A5';
export const print = 'Print';
export const printByMenu = 'Chooz Print eena di menyu a yu browza.';

export const poster = 'Poasta';
export const portraitOf = (name: string) => `Pikcha a ${name}`;
export const logoOf = (name: string) => `Logo a ${name}`;
export const codeOpens = (address: string) => `QR koad weh opm ${address}`;
export const callOrWhatsapp = 'Kaal er WhatsApp';
export const call = 'Kaal';
export const scanToWrite = (kind: string) =>
  `Skyan di koad fi rait ${kind === 'specialist' ? 'mi' : 'wi'}`;
export const scanToSee = (kind: string) =>
  `Skyan fi see ${kind === 'specialist' ? 'mi' : 'wi'} werk ahn rivyoo`;
export const rating = (stars: string, reviews: number) => `${stars} owta 5 fahn ${reviews} rivyoo`;

export const picture = 'Pikcha fi WhatsApp';
export const drawing = 'Wi di jraa it...';
export const download = 'Donload';
export const share = 'Shayr';
export const pictureNote = 'Fi yu staytos, yu groop dehn ahn yu ada paij dehn.';
export const pictureReady = 'Yu pikcha redi. Tap Shayr wan moa taim.';
export const pictureFailed = 'Wi kudn mek di pikcha. Pleez chrai agen layta.';

export const askTitle = 'Aks fi wahn rivyoo';
export const askDescription = 'Wahn link ahn wahn kyaad fi di peepl weh yu werk fa.';
export const askNote =
  'Peepl weh laik yu werk glad fi get aks. Sen dehn wahn link, er gi dehn wahn kyaad.';
export const customer = 'Kostama fos naym (yu noh hafu)';
export const customerHint = 'Ih deh eena di faam aredi wen dehn opm di link. Dehn kuda chaynj it.';
export const putOnCard = 'Put it pahn di kyaad tu';
export const askOnWhatsapp = 'Aks pahn WhatsApp';
export const asking = (kind: string, name: string, link: string) =>
  `Helo${name && ` ${name}`}, tanks fi chooz ${kind === 'specialist' ? 'mi' : 'wi'}! Yu kuda rait wahn shaat rivyoo bout ${kind === 'specialist' ? 'mi' : 'wi'} werk? Ih tek two minit, ahn yu noh need noh akownt: ${link}`;
export const copyLink = 'Kapi link';
export const linkCopied = 'Link kapi.';
export const copyThis = (link: string) => `Kapi dis link: ${link}`;
export const codeOpensForm = 'QR koad weh opm di rivyoo faam';
export const thankYou = (name: string) => (name ? `Tanks, ${name}!` : 'Tanks!');
export const howWasIt = (kind: string) =>
  `How yu laik ${kind === 'specialist' ? 'mi' : 'wi'} werk? Skyan ahn rait wahn rivyoo.`;
export const noAccount = 'Yu noh need noh akownt';

export const beFoundIn = (where: string) => `Mek peepl fain yu eena ${where}`;
export const forAnybody = 'Fi evribadi weh gat wahn servis fi aafa';
export const forKind = {
  specialist: 'Fi evribadi weh gat wahn chrayd',
  business: 'Fi evri shap ahn bizniz',
};
export const freeProfile = 'Yu oan paij. Free, noh kamishan.';
export const scanToSignUp = 'Skan ahn sain op eena wahn fyoo minit';

export const websiteDescription = 'Wahn kyaad a yu profail fi eni websait.';
export const websiteNote =
  'Shoa yu kyaad pahn yu oan websait, er aks wahn fren fi shoa it pahn fi dehn. Ih kip op tu dayt bai ihself: naym, raytin ahn if yu opm.';
export const websiteNotListed =
  'Vizita noh see yu profail rait now: til dehn see it, di kyaad tel dehn soh polait.';
export const oneLine = 'Wan lain fi kapi';
export const oneLineHint =
  'Pays it weh di kyaad fi stan. Moas websait bilda kaal dat “HTML” er “Embed”.';
export const copyLine = 'Kapi di lain';
export const lineCopied = 'Lain kapi.';
export const copyByHand = 'Silek di lain ahn kapi it yuself.';
export const howItLooks = 'How ih luk';
export const websiteTheme = 'Lait er daak, laik how di vizita divais set.';
export const seeProfile = 'See di profail';
export const cardOn = (name: string, site: string) => `${name} pahn ${site}`;
export const notHere = (site: string) => `Dis profail noh deh pahn ${site} rait now.`;
