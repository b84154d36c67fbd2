export const screenshots = {
  home: 'Di hoam paij',
  results: 'Seh weh yu need ahn see hoo du it',
  wide: 'Hoo du it, wehpaat ahn wen',
};
export const label = 'Instaal';
export const offer = (site: string) =>
  `Kip ${site} pahn yu hoam skreen. It opm laik wahn app ahn haadli tek op eni room.`;
export const install = 'Instaal';
/** Around the symbol of the button that Safari calls so. */
export const tapShare = (site: string) => `Fi kip ${site} pahn yu hoam skreen, tap`;
export const thenAdd = 'Share, den “Add to Home Screen”.';
