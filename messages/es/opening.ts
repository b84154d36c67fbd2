export const openAllDay = 'Abierto 24 horas';
export const openUntil = (time: string) =>
  `Abierto hasta ${/^1?\D/.test(time) ? 'la' : 'las'} ${time}`;
export const closed = 'Cerrado';
export const closedUntil = (day: string) => `Cerrado hasta el ${day}`;
export const changedToday = (says: string) => `${says} (cambió hoy)`;
export const byAppointment = 'Con cita';
export const opens = (day: string, time: string) =>
  `Abre ${day}${/^1?\D/.test(time) ? 'a la' : 'a las'} ${time}`;
export const tomorrow = 'mañana';
export const onDay = (day: string) => `el ${day}`;
export const midnight = 'medianoche';
export const allDay = '24 horas';
export const fromTo = (from: string, to: string) => `${from} a ${to}`;
export const openOnHolidays = 'Abierto en días feriados';
export const closedOnHolidays = 'Cerrado en días feriados';
