export const roles = { reviewer: 'Rivyooa', editor: 'Edita', admin: 'Admin' };
export const duties = {
  approval: 'aproov profail er seh noh tu dehn',
  reports: 'disaid bout ripoat',
  reviews: 'tek dong rivyoo',
  inbox: 'ansa mesij',
  'own security': 'set op dehn oan sekan fakta',
  featured: 'chooz hoo shoa op fos',
  'search words': 'teech di serch nyoo werd',
  'adding profiles': 'put eena profail fi ada peepl',
  import: 'bring eena profail fahn fail',
  invitations: 'invait peepl fi sain op',
  claims: 'disaid hoo own wahn profail',
  duplicates: 'put tugeda profail weh deh twais',
  accounts: 'fain akownt ahn sen koad',
  'account standing': 'lag owt, sospen ahn dileet akownt',
  staff: 'invait staaf ahn chaynj weh dehn kuda du',
  settings: 'chaynj how di sait werk',
  mailings: 'rait tu evribadi weh gat wahn profail',
  log: 'reed di log',
  numbers: 'see di nomba dehn',
};
export const also = (before: string) => `Laik ${before}, ahn moa:`;

export const title = (site: string) => `Jain di staaf a ${site}`;
export const about = 'Chooz wahn password fi yu staaf akownt.';
export const greeting = 'Wi glad fi gat yu.\nPul op wahn chyaa.';
export const invitedAs = (role: string, site: string) =>
  `Dehn invait yu fi werk pahn ${site}. Yu da: ${role}.`;
export const password = 'Chooz wahn password';
export const join = 'Jain';
export const joining = 'Yu di jain...';
export const nextStep =
  'Di neks step da wahn sekan fakta: wahn koad fahn wahn ap pahn yu foan. Kip yu foan wid yu.';
export const goneTitle = 'Dis invitayshan noh werk nomoa';
export const gone = (days: number) =>
  `Sohnbadi yooz it aredi, er dehn tek it bak, er ih moa dan ${days} day oal. If yu don jain, lag in. If nat, aks hooeva invait yu fi sen it agen.`;
export const logIn = 'Lag in';
export const emailTaken = 'Wahn akownt wid dis email deh aredi. Aks fi anada invitayshan.';

export const mailSubject = (site: string) => `Dehn invait yu tu di staaf a ${site}`;
export const mailHeading = (site: string) => `Help wi tek kyaa a ${site}`;
export const mailNews = (by: string, site: string, role: string) =>
  `${by} invait yu fi werk pahn ${site}. Yu da: ${role}. Yu wahn kuda:`;
export const mailButton = 'Jain di staaf';
export const mailLifetime = (days: number) => `Di link werk wan taim, fi ${days} day.`;
export const mailOtherwise =
  'If yu noh noa weh dis da bout, noh main dis email: widowt di link, noh akownt noh mek.';
export const mailBecause = (site: string) =>
  `Wi sen dis kaaz wahn admin a ${site} put eena dis adres.`;
export const staffBecause = (site: string) =>
  `Wi sen dis kaaz dis adres da er mi da wahn staaf akownt a ${site}.`;
export const roleSubject = (site: string) => `Weh yu kuda du pahn ${site} mi chaynj`;
export const roleNews = (site: string, role: string) =>
  `Fahn now aan yu da dis pahn ${site}: ${role}. Yu kuda:`;
export const openDesks = 'Opm yu desk dehn';
export const removedSubject = (site: string) => `Yu staaf akownt pahn ${site} kloaz`;
export const removedNews = (site: string) =>
  `Wahn admin kloaz yu staaf akownt pahn ${site}. Evri divais weh yu mi yooz lag owt. Tanks fi yu werk.`;
export const withdrawnSubject = (site: string) => `Dehn tek bak yu invitayshan tu ${site}`;
export const withdrawnNews = (site: string) =>
  `Wahn admin tek bak yu invitayshan tu di staaf a ${site}. Di link eena wi email bifoa noh werk nomoa.`;
