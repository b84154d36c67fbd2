export const titleOf = {
  specialist: (name: string) => `Yu da ${name}?`,
  business: (name: string) => `${name} da fi yu?`,
};
export const description = (site: string) => `Tek oava wahn profail weh ${site} ad.`;
export const notFound = 'Wi noh fain dis profail';
export const intro = (site: string) =>
  `Di ${site} staaf ad dis profail. Proov dat ih da fi yu, ahn ih da fi yu: yu chaynj weh it seh, ahn yu get di mesij. Ih free.`;

export const lost = 'Dat tek tu lang, soh wi hafu staat oava. Notn noh chaynj.';
export const byEmail = 'Bai email';
export const byEmailNote = (email: string) =>
  `Wi sen wahn koad tu ${email}, weh deh pahn di profail.`;
export const sendCode = 'Sen di koad';
export const sending = 'Di sen...';
export const byClaimCode = 'Wid wahn koad fahn wi';
export const byClaimCodeNote =
  'Wi staaf tel it wen dehn kaal di nomba pahn di profail, er sen it eena wahn leta.';
export const claimCode = 'Koad fahn wahn kaal er wahn leta';
export const claimCodeHint = (length: number) => `${length} nomba`;
export const claimCodeWrong = (length: number) =>
  `Dis da noh di koad fi dis profail, er ih tu oal. Ih gat ${length} nomba.`;
export const goOn = 'Goh aan';
export const checking = 'Wi di chek it...';
export const noCode = 'Ah noh gat noh koad, ahn noh email noh reech mi';
export const noCodeNote =
  'Tel wi how wi kuda see dat di profail da fi yu. Sohnbadi pahn wi staaf luk pahn it ahn ansa bai email.';
export const yourName = 'Yu naym';
export const yourEmail = 'Yu email';
export const yourEmailHint = 'Wi sen wahn koad tu it. Yu wahn lag in wid dis email.';
export const words = 'How wi kuda see dat ih da fi yu?';
export const wordsField = 'Yu ansa';
export const wordsHint = 'Laik wahn websait weh gat yu naym, er wen wi kuda kaal di nomba.';
export const takeDown = 'Ah noh waahn deh pahn dis lis';
export const takeDownNote = (email: string) =>
  `Wi sen wahn link tu ${email}. Ih opm wahn paij weh yu kanferm it; den nobadi noh see di profail nomoa.`;
export const takeDownAsk = 'Noh email noh deh pahn dis profail. Rait wi, ahn wi staaf tek it dong.';
export const takeDownElse = 'Dis email noh reech yu?';
export const sendLink = 'Sen di link';
export const writeToUs = 'Rait wi';

export const enterCode = 'Taip it fi proov dat di profail da fi yu.';
export const loginTitle = 'Wich email yu wahn lag in wid?';
export const loginNote = 'Vizita noh see it. Wi sen wahn koad tu it.';
export const proveTitle = 'Proov yu email';
export const passwordTitle = 'Chooz wahn password';
export const passwordNote = (email: string) => `Yu wahn lag in wid ${email}.`;
export const password = 'Password';
export const claim = 'Tek oava di profail';
export const claiming = 'Wi di sayv it...';
export const startOver = 'Staat oava';

export const toldTitle = 'Tanks, wi wahn luk pahn it';
export const toldText = 'Sohnbadi pahn wi staaf disaid ahn ansa bai email, moas taim eena two day.';
export const linkTitle = 'Di link deh pahn di way';
export const linkText = (days: number) =>
  `Ih gud fi ${days} day. If notn noh kohn, luk eena yu spam foalda er rait wi.`;
export const backToProfile = 'Bak tu di profail';
export const claimedTitle = 'Dis profail gat wahn oana';
export const claimedText =
  'Sohnbadi tek it oava ahn luk afta it. Ih da fi yu? Lag in. Sohnting rang? Rait wi.';
export const logIn = 'Lag in';

export const emailHasAccount =
  'Dis email gat wahn akownt aredi. Pleez tek anada wan: evri profail lag in wid ih oan email.';
export const proofGone = 'Weh mi proov dat dis profail da fi yu noh gud nomoa. Pleez staat oava.';
export const gone = 'Dis profail noh deh ya nomoa.';
export const claimedMeanwhile = 'Sohnbadi els tek oava dis profail jos now. Pleez rait wi.';

export const takeDownTitle = 'Tek dong di profail';
export const takeDownDescription = 'Mek wi tek dong wahn profail.';
export const takeDownQuestion = (name: string, site: string) =>
  `Yu noh waahn ${name} fi deh pahn ${site} nomoa?`;
export const takeDownEffect =
  'Rait now nobadi noh see di profail nomoa. If yu chaynj yu main, rait wi.';
export const takeDownNow = 'Tek it dong';
export const takingDown = 'Wi di tek it dong...';
export const ratherClaim = 'Tek it oava insted';
export const downTitle = 'Wi tek dong di profail';
export const downText = (name: string) => `${name} noh deh pahn di lis nomoa. Tanks fi tel wi.`;
export const linkWrong = 'Dis link kot shaat';
export const linkWrongText = 'Opm it agen fahn di email.';
export const linkOld = 'Dis link noh werk nomoa';
export const linkOldText =
  'Sohnbadi yooz it aredi, wahn nyoo email tek ih plays, er di profail gat wahn oana now.';
export const goHome = 'Tu di hoam paij';
