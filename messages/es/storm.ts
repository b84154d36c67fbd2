/** Of "hurricane or flood", as the country calls what comes. */
export const text = (what: string) =>
  `Alerta de ${what}. Los horarios de hoy pueden haber cambiado: llame antes de salir.`;
export const label = 'Aviso de tormenta';
export const call = (number: string) => `Llamar al ${number}`;
export const whoTakesCalls = 'Quién atiende emergencias';
