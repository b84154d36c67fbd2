export const finding = 'Buscando su ubicación...';
export const refused =
  'Su navegador no comparte su ubicación. Elija un lugar de la lista, por favor.';
export const unavailable =
  'No se pudo encontrar su ubicación. Elija un lugar de la lista, por favor.';
export const slow =
  'Encontrar su ubicación tarda demasiado. Elija un lugar de la lista, por favor.';
export const far = (country: string) =>
  `Parece que está lejos de ${country}. Elija un lugar de la lista, por favor.`;
