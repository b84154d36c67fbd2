export const screenshots = {
  home: 'The home page',
  results: 'Say what you need, and see who does it',
  wide: 'Who does it, where and when',
};
export const label = 'Install';
export const offer = (site: string) =>
  `Keep ${site} on your home screen. It opens like an app and takes hardly any room.`;
export const install = 'Install';
/** Around the symbol of the button that Safari calls so. */
export const tapShare = (site: string) => `To keep ${site} on your home screen, tap`;
export const thenAdd = 'Share, then “Add to Home Screen”.';
