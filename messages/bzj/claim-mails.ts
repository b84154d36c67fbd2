export const invitationSubject = (name: string, site: string) => `${name} deh pahn ${site}`;
export const invitationHeading = (site: string) => `Peepl kuda fain yu pahn ${site}`;
export const invitationPreview = 'Tek oava yu free profail, er mek wi tek it dong.';
export const invitationNews = (name: string, site: string) =>
  `Wi ad wahn profail fi ${name} tu ${site}, soh peepl weh need yu kuda kaal yu. Ih free ahn ih wahn stay free.`;
export const invitationClaim =
  'Ih da fi yu? Tek it oava, ahn yu disaid weh it seh: yu werd, pikcha ahn owa. Den di mesij fahn vizita kohn tu yu.';
export const claimIt = 'Tek oava di profail';
export const invitationTakeDown =
  'Yu noh waahn deh pahn di lis? Di botn opm wahn paij weh yu kanferm it; den nobadi noh see di profail nomoa.';
export const takeItDown = 'Tek it dong';
export const standsOnProfile = (site: string) =>
  `Wi sen dis kaaz dis adres deh pahn wahn profail pahn ${site} weh nobadi mi tek oava.`;
export const takeDownSubject = (name: string, site: string) => `Tek dong ${name} fahn ${site}`;
export const takeDownHeading = 'Tek dong di profail';
export const takeDownNews = (name: string, site: string) =>
  `Sohnbadi aks dat ${name} noh deh pahn ${site} nomoa. If da dat yu waahn, pres di botn ahn kanferm it pahn di paij weh opm: den nobadi noh see di profail nomoa.`;
export const takeDownOtherwise = 'If yu neva aks fi dis, noh main dis email: notn noh chaynj.';
export const claimedSubject = (name: string, site: string) =>
  `Sohnbadi tek oava di profail a ${name} pahn ${site}`;
export const claimedHeading = 'Di profail da fi yu';
export const claimedNews = (name: string, when: string) =>
  `Pahn ${when} yu tek oava di profail a ${name}. Fahn now yu lag in wid dis adres. Luk chroo it: evriting rait?`;
export const elsewhereHeading = 'Sohnbadi tek oava di profail';
export const elsewhereNews = (name: string, when: string) =>
  `Pahn ${when} sohnbadi proov tu wi dat di profail a ${name} da fi dehn, ahn fahn now dehn lag in wid anada adres. Da mi yu? Den yu noh hafu du notn.`;
export const elsewhereNotYou = (address: string) =>
  `If da noh mi yu, ahn yu tink ih rang, rait tu ${address} fahn dis adres.`;
export const acceptedSubject = (name: string, site: string) => `${name} pahn ${site} da fi yu now`;
export const acceptedHeading = 'Di profail da fi yu';
export const acceptedNews = (name: string, profile: string) =>
  `Helo ${name}, wi staaf luk pahn weh yu rait: di profail a ${profile} da fi yu. Chooz wahn password, ahn yu kuda lag in.`;
export const choosePassword = 'Chooz wahn password';
export const acceptedOtherwise = 'If yu neva aks fi it, noh main dis email: notn noh chaynj.';
export const refusedSubject = (name: string, site: string) => `Bout ${name} pahn ${site}`;
export const refusedHeading = 'Wi kudn gi yu di profail';
export const refusedNews = (name: string, profile: string) =>
  `Helo ${name}, wi staaf luk pahn weh yu rait bout di profail a ${profile} ahn kudn gi it tu yu. Dis da wai:`;
export const claimedWith = (site: string) =>
  `Wi sen dis kaaz dis adres aks fi tek oava wahn profail pahn ${site}.`;

export const letterGreeting = (name: string) => `Fi ${name}`;
export const letterNews = (site: string, descriptor: string) =>
  `Yu deh pahn ${site}, ${descriptor}, soh peepl weh need yu kuda fain yu ahn kaal yu. Ih free ahn ih wahn stay free.`;
export const letterClaim =
  'Di profail da fi yu if yu waahn it: wid di koad biloa yu tek it oava, ahn den yu disaid weh it seh.';
export const letterSteps = 'Tek wahn pikcha a dis wid yu foan, er opm dis adres, ahn taip di koad:';
export const letterCode = 'Yu koad';
export const letterUntil = (date: string) => `Ih gud til ${date}. Noh gi it tu nobadi els.`;
export const letterTakeDown = (address: string) =>
  `Yu noh waahn deh pahn di lis? Di sayhn paij seh how wi tek dong di profail. Kwestyan: ${address}`;
