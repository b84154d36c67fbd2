export const title = 'Primeros pasos';
export const left = (count: number) =>
  count === 1 ? 'Queda una cosa por hacer.' : `Quedan ${count} cosas por hacer.`;
export const allDone = 'Todo está hecho.';
export const names = {
  name: 'Póngale nombre al sitio',
  contact: 'Diga cómo contactarle',
  mail: 'Compruebe que el correo funciona',
  backup: 'Haga copias de seguridad',
  import: 'Traiga su lista',
  invite: 'Invite a los primeros especialistas y negocios',
};
export const done = 'hecho';
export const open = 'por hacer';
export const nameNote = (name: string) => `Ahora se llama ${name}.`;
export const contactNote =
  'El correo y el teléfono salen en el pie, en los correos y en los textos legales.';
export const mailNote = (server: string) =>
  `Los correos salen por ${server}. La prueba le llega a usted, y se muestra lo que responde el servidor.`;
export const noMailNote =
  'De este servidor no sale ningún correo: quedan como archivos en DATA_DIR/outbox. Ponga MAIL_URL en su entorno.';
export const backupNote = (age: string) => `La última se hizo hace ${age}.`;
export const noBackupNote =
  'Que este servidor sepa, aún no se ha hecho ninguna. Ejecute esto cada noche; docs/operations.md trae un temporizador.';
export const importNote = (count: number) =>
  count === 0
    ? 'De una hoja de cálculo de Excel, Google o LibreOffice.'
    : count === 1
      ? 'Hay 1 perfil.'
      : `Hay ${count} perfiles.`;
export const inviteNote = 'Por correo, o con un código para escanear en un cartel.';
export const toSettings = 'Ajustes';
export const toImport = 'Importar';
export const toInvitations = 'Invitaciones';
export const sendTest = 'Enviar un correo de prueba';
export const mailAccepted = (to: string, reply: string) =>
  `El servidor de correo aceptó el correo para ${to}: ${reply}`;
export const mailWritten =
  'No hay servidor de correo. El correo quedó como archivo en DATA_DIR/outbox.';
export const mailRefused = (reply: string) => `El correo no se pudo enviar: ${reply}`;
export const hide = 'Ocultar esta lista';
export const hideNote = 'Desde los ajustes se vuelve a ella.';
export const putAway = 'Guardada. Desde los ajustes se vuelve a ella.';
