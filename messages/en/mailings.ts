export const title = 'News by mail';
export const description = 'Whether you get news from us by mail.';
export const stopQuestion = 'Stop the news by mail?';
export const stopSentence = (site: string) =>
  `You would get no more news from ${site} by mail. Codes, messages of visitors and answers to you still arrive.`;
export const stop = 'Yes, stop them';
export const stopped = 'You get no more news by mail';
export const stoppedSentence = (site: string) =>
  `Codes, messages of visitors and answers from ${site} still arrive.`;
export const again = 'Send them again';
export const linkWrong = 'This link does not work';
export const linkWrongSentence =
  'It may have been cut off in your mail. Log in, and you can stop the news on your account page.';
export const nobody = 'You get no news by mail';
export const nobodySentence =
  'The account that this link belonged to does not exist any more. There is nothing left to do.';
export const login = 'Log in';
export const goHome = 'Go to the home page';
export const because = (site: string) =>
  `Sent because you have a profile on ${site} and get its news by mail.`;
export const unsubscribe = 'Stop the news by mail';
