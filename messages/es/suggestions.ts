export const count = (many: number) =>
  `${many} ${many === 1 ? 'sugerencia' : 'sugerencias'}, use las flechas`;
export const list = 'Sugerencias';
export const trade = 'Oficio';
export const need = 'Necesidad';
export const occupation = 'Ocupación';
export const name = 'Nombre';
export const keyword = 'Palabra clave';
export const place = 'Lugar';
