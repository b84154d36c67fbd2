export const title = 'Nyooz bai mail';
export const description = 'If yu get nyooz fahn wi bai mail.';
export const stopQuestion = 'Stap di nyooz bai mail?';
export const stopSentence = (site: string) =>
  `Yu wahn get nomoa nyooz fahn ${site} bai mail. Koad, mesij fahn vizita ahn ansa tu yu stil kohn.`;
export const stop = 'Yes, stap it';
export const stopped = 'Yu get nomoa nyooz bai mail';
export const stoppedSentence = (site: string) =>
  `Koad, mesij fahn vizita ahn ansa fahn ${site} stil kohn.`;
export const again = 'Sen it agen';
export const linkWrong = 'Dis link noh werk';
export const linkWrongSentence =
  'Maybi paat a it get laas eena yu mail. Lag in, ahn yu kuda stap di nyooz pahn yu akownt paij.';
export const nobody = 'Yu noh get noh nyooz bai mail';
export const nobodySentence = 'Di akownt weh dis link mi bilangz tu noh deh nomoa. Notn lef fi du.';
export const login = 'Lag in';
export const goHome = 'Goh tu di hoam paij';
export const because = (site: string) =>
  `Wi sen dis kaaz yu gat wahn profail pahn ${site} ahn get ih nyooz bai mail.`;
export const unsubscribe = 'Stap di nyooz bai mail';
