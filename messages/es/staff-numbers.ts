export const title = 'Las cifras del día';
export const description = 'Cómo le va al directorio.';
export const asOf = 'Hasta el';
export const dayBegins = (country: string) => `El día empieza a medianoche en ${country}.`;
export const waiting = 'esperan revisión';
export const oldestFor = (age: string) => `El más antiguo, desde hace ${age}`;
export const openReports = 'denuncias abiertas';
export const unanswered = 'mensajes sin responder';
export const caption = 'Qué pasó hoy, ayer y en los últimos 7 y 30 días';
export const what = 'Qué';
export const dayByDay = 'Día por día';
export const periods = { today: 'Hoy', yesterday: 'Ayer', week: '7 días', month: '30 días' };
export const counted = {
  signups: { label: 'Inscripciones', note: 'Cuentas nuevas' },
  waiting: { label: 'En espera', note: 'Enviados ese día, aún sin decidir' },
  approved: { label: 'Aprobados', note: 'Perfiles y cambios' },
  searches: { label: 'Búsquedas', note: 'De personas, con o sin resultado' },
  appearances: { label: 'Apariciones', note: 'Cuántas veces salieron perfiles en resultados' },
  misses: { label: 'Búsquedas en vano', note: 'Palabras buscadas por última vez ese día' },
  views: { label: 'Vistas de perfiles', note: 'Sin bots' },
  taps: { label: 'Toques', note: 'En llamar, WhatsApp y correo' },
  letters: { label: 'Mensajes a especialistas y negocios', note: 'Por medio del sitio' },
  reviews: { label: 'Reseñas', note: 'Escritas ese día' },
  messages: { label: 'Mensajes a nosotros', note: 'Por el formulario de contacto' },
  reports: { label: 'Denuncias', note: 'De perfiles y reseñas' },
};
export const approvalMedian = {
  label: 'Tiempo hasta aprobar, mediana',
  note: 'La mitad esperó menos',
};
export const approvalSlowest = {
  label: 'Tiempo hasta aprobar, el más lento',
  note: 'Prometemos 24 horas',
};
export const nothingOf = (names: string) => `Nada en los últimos 30 días: ${names}.`;
export const nothingYet = 'Aún no hay nada que contar';
export const howItBegins = 'Las cifras llegan con los primeros perfiles y sus visitas.';
export const toImport = 'Importar una lista';
export const toInvite = 'Invitar a especialistas y negocios';
export const none = 'Sin dato';
