export const title = 'Kantak';
export const description =
  'Rait wi bout yu profail, yu akownt, wahn prablem er wahn aidya. Wi ansa evri mesij.';
export const heading = 'Rait wi';
export const intro = 'Drap wi wahn mesij ahn wi wahn ansa kwik.';
export const askedBefore = 'Sohnbadi aks aredi?';
export const readFaq = 'Reed di kwestyan dehn';
export const byEmail = 'Bai email';
export const byPhone = 'Bai foan';
export const topic = 'Tapik';
export const removeTopic = (label: string) => `Tek aaf di tapik ${label}`;
export const topics = {
  video: 'Put op wahn vidyo',
  'account-deletion': 'Dileet akownt',
  'email-change': 'Chaynj email',
  'abuse-report': 'Ripoat abyoos',
};
export const videoStart =
  'Ah wuda laik ad wahn vidyo tu mi profail.\n\nNaym pahn mi profail: \nLink tu di vidyo: ';
export const deletionStart =
  'Pleez dileet mi akownt ahn evriting weh goh wid it.\n\nSpeshalis er bizniz: \nEmail weh Ah yooz fi lag in: ';
export const emailChangeStart = (site: string) =>
  `Pleez chaynj di email weh Ah yooz fi lag in.\n\nFul naym pahn di akownt: \nOal email: \nNyoo email: \n\nIf unu need it, Ah kuda sen wahn foto a miself wid wahn noat weh Ah rait bai han: “${site}”, mi ful naym ahn di dayt.`;
export const reportStart = (profile: string) =>
  `Ah wuda laik ripoat wahn profail er wahn rivyoo.\n\nWich wan (naym er link): ${profile}\nWeh rang wid it: `;
export const fullName = 'Ful naym';
export const emailAddress = 'Email adres';
export const message = 'Mesij';
export const fullNameField = 'Ful naym';
export const emailAddressField = 'Email adres';
export const send = 'Sen mesij';
export const sending = 'Di sen...';
export const leaveEmpty = 'Leev dis feel emti';
export const thanks = 'Tanks fi rait wi!';
export const answer = 'Wi wahn ansa yu mesij az soon az wi kuda.';
export const messageTo = (name: string) => `Mesij fi ${name}`;
export const introTo = (name: string) =>
  `${name} get yu mesij bai email ahn ansa yu schrayt. Wi noh kip noh kapi.`;
export const hint = 'Seh weh yu need, wehpaat ahn bai wen.';
export const demo = 'Dis da wahn mek-op profail fi di demo: nobadi wahn ansa.';
export const onItsWay = (name: string) => `Yu mesij deh pahn di way tu ${name}.`;
export const answerComes = 'Di ansa wahn kohn bai email tu di adres weh yu gi wi.';
export const back = 'Bak tu di profail';

export const profileGone = 'Dis profail noh deh nomoa, soh wi neva sen notn.';
export const busy = (name: string) =>
  `${name} get lata mesij jos now. Pleez chrai agen layta, er kantak dehn wahn difrant way.`;
