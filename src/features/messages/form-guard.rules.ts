export const FORM_MAX_HOURS = 24;

export const guardMessages = (button: string) => ({
  tooFast: `That was very quick. Please press ${button} once more.`,
  tooOld: `This page has been open for a long time. Please press ${button} once more.`,
  trapped: `A field that people do not see was filled in. Please press ${button} once more.`,
});
