export const screenshots = {
  home: 'La página de inicio',
  results: 'Diga lo que necesita y vea quién lo hace',
  wide: 'Quién lo hace, dónde y cuándo',
};
export const label = 'Instalar';
export const offer = (site: string) =>
  `Tenga ${site} en su pantalla de inicio. Se abre como una aplicación y casi no ocupa espacio.`;
export const install = 'Instalar';
/** Around the symbol of the button that Safari calls so. */
export const tapShare = (site: string) => `Para tener ${site} en su pantalla de inicio, toque`;
export const thenAdd = 'Compartir y luego “Agregar a inicio”.';
