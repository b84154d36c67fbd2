export const firstName = 'Nombre';
export const lastName = 'Apellido';
export const phoneNumber = 'Número de teléfono';
export const businessName = 'Nombre del negocio';
export const businessPhone = 'Teléfono del negocio';
export const workEmail = 'Correo de trabajo';
export const workEmailHint = 'Se muestra en su perfil.';
export const location = 'Lugar';
export const chooseWhereYouWork = 'Elija dónde trabaja';
export const choosePlace = 'Elija un lugar';
export const category = 'Categoría';
export const chooseCategory = 'Elija una categoría';
export const occupation = 'Ocupación';
export const occupationExample = 'Electricista';
export const educationHint = 'Escuelas, cursos, licencias, años de experiencia.';
export const skillsHint = 'Lo que sabe hacer, separado por comas.';
export const skillsExample = 'Cableado de casas, paneles solares, averías';
export const bio = 'Presentación';
export const bioHint = 'Unas frases: qué trabajo, para quién y cómo.';
export const address = 'Dirección';
export const addressHint = 'Calle y número, o cómo llegar.';
export const specificType = 'Tipo específico de negocio';
export const businessType = 'Tipo de negocio';
export const businessTypeHint = 'En palabras sencillas.';
export const businessTypeExample = 'Panadería';
export const aboutHint = 'La historia del negocio en unas frases.';
export const servicesHint = 'Lo que ofrece, separado por comas.';
export const servicesExample = 'Pasteles de boda, pan fresco, banquetes';
export const descriptionHint = 'Horario, precios, entregas: lo que más preguntan los clientes.';
export const optional = 'opcional';
export const recommended = 'recomendado';
export const optionalHint = (hint: string) => `Opcional. ${hint}`;
const NUMBERS: Record<number, string> = {
  6: 'Seis',
  7: 'Siete',
  8: 'Ocho',
  9: 'Nueve',
  10: 'Diez',
};
export const phoneHint = (digits: number, example: string) =>
  `${NUMBERS[digits] ?? digits} dígitos, como ${example}.`;
export const phoneHintAbroad = (example: string, code: string) => `Como ${example} o +${code} …`;
export const checking = 'Comprobando…';
export const available = 'Disponible';
export const fix = (what: string) => `Corrija ${what}.`;
export const your = (label: string) =>
  `${label.includes(' del ') ? 'el' : label.endsWith('s') ? 'sus' : 'su'} ${label.toLowerCase()}`;
export const yourPhoneNumber = 'su número de teléfono';
export const theAboutText = 'el texto “Acerca de”';
export const notOfList = (label: string) => `${label}: elija una opción de la lista.`;
export const phoneInvalid = 'Escriba un número de teléfono válido.';
export const emailIs = 'El correo';
export const workEmailIs = 'El correo de trabajo';
export const phoneIs = 'El número de teléfono';
export const businessNameIs = 'El nombre del negocio';
export const inUse = (subject: string) => `${subject} ya está en uso.`;
export const taken = (subject: string) => `${subject} ya pertenece a otra cuenta.`;
export const ofEmail = 'el correo';
export const ofWorkEmail = 'el correo de trabajo';
export const ofPhone = 'el teléfono';
export const ofBusinessName = 'el nombre del negocio';
export const unverified = (subject: string) => `No pudimos comprobar si ${subject} está libre.`;
export const stepOf = (step: number, count: number) => `Paso ${step} de ${count}:`;
export const readFirst = 'Lo primero que se lee, y las palabras con que le encuentran.';
export const aboutYou = 'Acerca de usted';
export const aboutYouNote = 'Quién es usted y cómo le contactan los clientes.';
export const yourWork = 'Su trabajo';
export const yourOffer = 'Lo que ofrece';
export const yourLogin = 'Su acceso';
export const yourLoginNote = 'Solo para usted: así entrará después.';
export const nameAndLogin = 'Nombre y acceso';
export const nameAndLoginNote = 'Cómo se llama su negocio y cómo entrará después.';
export const aboutYourBusiness = 'Acerca de su negocio';
export const aboutYourBusinessNote = 'Cómo le contactan los clientes y dónde le encuentran.';
export const yourBusiness = 'Su negocio';
export const yourBusinessNote =
  'Cómo se llama, cómo le contactan los clientes y dónde le encuentran.';
export const pictures = 'Fotos';
export const picturesLater =
  'Todas son opcionales y puede agregarlas después. Los perfiles con fotos se ven más.';
export const specialistPicturesNote = 'Su rostro arriba y fotos de su trabajo abajo.';
export const businessPicturesNote = 'Su logo arriba y fotos de lo que ofrece abajo.';
export const backgroundHint = 'El banner ancho de su perfil.';
export const showcaseHint = 'Lo mejor de su trabajo.';
export const profilePicture = 'Foto de perfil';
export const backgroundPicture = 'Foto de fondo';
export const showcasePictures = 'Fotos de muestra';
export const logoOrProfilePicture = 'Logo o foto de perfil';
export const profilePictureOrLogo = 'Foto de perfil o logo';
export const backgroundBanner = 'Banner de fondo';
export const showcaseImages = 'Fotos de muestra';
export const video = 'Video';
export const openingHours = 'Horario';
export const priceFrom = 'Precio desde';
export const languages = 'Idiomas';
export const areasServed = 'Zonas de servicio';
export const since = 'Desde';
export const priceWrong = (most: string) => `Escriba un precio como número entero, de 1 a ${most}.`;
export const languagesWrong = 'Elija idiomas de la lista, cada uno una vez.';
export const areasWrong = 'Elija lugares de la lista, cada uno una vez.';
export const emergencyWrong = 'Las emergencias se atienden o no se mencionan.';
export const sinceWrong = (first: number) => `Escriba un año entre ${first} y el actual.`;
export const timeWrong = 'Las horas van por cuartos, como 08:00 o 17:45.';
export const hoursOrder = 'Las horas de un día deben ir una tras otra.';
export const hoursMany = (most: number) => `Un día tiene como máximo ${most} horarios.`;
export const closedUntilWrong = 'Elija el día en que vuelve a abrir.';
export const closedUntilPast =
  'Ese día ya pasó. Elija el día en que vuelve a abrir, o déjelo vacío.';
export const hoursNothing = 'Elija un día o "Con cita".';
export const hoursUnknown = 'Elija su horario otra vez.';
export const yes = 'Sí';
export const writtenIn = 'Mis textos están en';
export const writtenInWrong =
  'Elija el idioma de sus propios textos, distinto del de las traducciones.';
export const onUnclaimed = 'Está en un perfil que agregamos nosotros. ¿Es suyo?';
export const claimIt = 'Reclamarlo';
