export const title = 'Registrarse';
export const description = (country: string) =>
  `Cree un perfil gratis como especialista o negocio en ${country}: sin comisiones, en línea al instante, los clientes le contactan directamente.`;
export const specialistTitle = 'Regístrese como especialista';
export const specialistDescription = (country: string) =>
  `Cree su perfil gratis como especialista en ${country} y deje que los clientes le encuentren.`;
export const specialistIntro = (country: string) =>
  `Un formulario, unos minutos, y todo ${country} podrá encontrar lo que usted hace.`;
export const businessPageTitle = 'Registre un negocio';
export const businessDescription = (country: string) =>
  `Cree el perfil gratis de su negocio en ${country} y deje que los clientes le encuentren.`;
export const businessTitle = 'Registre su negocio';
export const businessIntro = (country: string) =>
  `Un formulario, unos minutos, y todo ${country} podrá encontrar lo que usted ofrece.`;
export const startConnecting = '¡Empiece a conectar!';
export const specialist = 'Especialista';
export const specialistPitch = (country: string) =>
  `Ponga su talento donde ${country} lo busca. Los clientes le llaman o escriben directamente, y lo que gana es suyo.`;
export const business = 'Negocio';
export const businessPitch =
  '¿Una tienda, una cocina, una lancha de turismo? Dele una página que trabaje mientras usted trabaja. Los clientes le contactan directamente.';
export const haveAccount = '¿Ya tiene una cuenta?';
export const invited = 'Tiene una invitación. Regístrese abajo; toma pocos minutos.';
export const invitedFilled =
  'Tiene una invitación. Ya pusimos lo que sabemos; usted puede cambiarlo.';
export const invitationOver = 'Esta invitación terminó, pero puede registrarse igual.';
export const logIn = 'Entrar';
export const signUpAs = 'Registrarse como';
export const whatNext = 'Qué sigue';
export const free = 'Es gratis';
export const freeWhy = 'Sin cuotas y sin comisiones, nunca.';
export const live = 'En línea al instante';
export const liveWhy = 'La gente puede encontrar su perfil en cuanto envíe este formulario.';
export const reviewed = (hours: number) => `Revisión en ${hours} horas`;
export const reviewedWhy =
  'Nuestro equipo revisa cada perfil nuevo, para que los visitantes confíen en todos.';
export const approved = 'En línea cuando lo aprobemos';
export const approvedWhy =
  'Desde entonces la gente puede encontrar su perfil. Mientras tanto puede seguir mejorándolo.';
export const questions = '¿Preguntas? Lea las';
export const faq = 'preguntas frecuentes';
export const or = 'o';
export const contactUs = 'contáctenos';
export const signedUpBefore = '¿Ya se registró?';
export const backHome = 'Volver a la página de inicio';
export const already = 'Ya tiene una cuenta';
export const loggedInAs = 'Su sesión está abierta como';
export const logOutFirst = '. Para registrarse con otro correo, primero cierre la sesión.';
export const administration = 'Administración';
export const myProfile = 'Mi perfil';
export const logOut = 'Cerrar sesión';
export const asSpecialist = 'Registrarse como especialista';
export const asBusiness = 'Registrarse como negocio';
export const submit = 'Enviar';
export const createBusiness = 'Crear cuenta de negocio';
export const loginEmail = 'Correo de acceso';
export const loginEmailHint = 'Le enviamos un código. Los visitantes no lo ven.';
export const domainsHint = (domains: string) => `Aceptamos direcciones de ${domains}.`;
export const password = 'Contraseña';
export const restored =
  'Guardamos lo que escribió. Solo hacen falta otra vez su contraseña y sus fotos.';
export const startOver = 'Empezar de nuevo';
export const back = 'Atrás';
export const next = 'Siguiente';
export const checking = 'Comprobando...';
export const agree = (age: number) =>
  `Al registrarse usted declara que tiene al menos ${age} años y que acepta nuestros`;
export const andOur = 'y nuestra';
export const submitting = 'Enviando...';
export const needsScript =
  'Para registrarse hace falta JavaScript: por favor, actívelo y cargue esta página otra vez.';
export const saveFailed = 'No se pudieron guardar los datos. Intente de nuevo.';
export const specialistWelcome = '¡Registro completo! ¡Le damos la bienvenida!';
export const businessWelcome = '¡Negocio registrado con éxito!';
export const fixProfilePicture = 'Corrija el error de la foto de perfil.';
export const fixBackgroundPicture = 'Corrija el error de la foto de fondo.';
export const fixShowcaseImages = 'Corrija el error de las fotos de muestra.';
export const email = 'Correo';
export const fixEmail = 'Corrija su correo.';
export const fixPassword = 'Corrija su contraseña.';
export const nameTooShort = (least: number) =>
  `El nombre del negocio debe tener al menos ${least} caracteres.`;
export const verifyTitle = 'Verifique su correo';
export const verifyDescription =
  'Demuestre que un correo es suyo con los seis dígitos que le enviamos.';
export const proveEmail = 'Verifique su correo';
export const proveNote =
  'Enviamos seis dígitos al correo con que quiere registrarse. Escríbalos aquí y su correo queda verificado.';
export const verified = 'Su correo está verificado.';
export const youCanSignUp = (proved: string) => `Ya puede registrarse con ${proved}.`;
export const sending = 'Enviando...';
export const sendCode = 'Enviar el código';
export const goOn = 'Seguir con el registro';
export const verifyNeedsScript =
  'Para verificar un correo hace falta JavaScript: por favor, actívelo y cargue esta página otra vez.';
