export const featured = 'No se pudieron cargar los especialistas destacados.';
export const results = 'Algo salió mal';
export const specialist = 'No se pudieron cargar los datos del especialista';
export const business = 'Negocio no encontrado';
export const network = 'Error de red. Intente de nuevo más tarde.';
export const unexpected = 'Ocurrió un error inesperado. Intente de nuevo.';
export const errorResults = 'Error: Algo salió mal';
export const loading = 'Cargando...';
export const notReached =
  'No se pudo abrir esta página. Lo que escribió no se pierde: revise su conexión e intente de nuevo.';
export const onOurSide = 'Algo falló de nuestro lado';
export const weKnow = 'Ya recibimos el aviso. Intente de nuevo en un momento.';
export const tryAgain = 'Intentar de nuevo';
export const stillNone = 'Todavía no hay conexión. Intente de nuevo en un momento.';
export const pageNotFound = 'Página no encontrada';
export const noPageHere = 'No hay ninguna página en esta dirección.';
export const offTheMap = 'Aquí se acaba el mapa';
export const mayHaveMoved =
  'No hay ninguna página en esta dirección. Quizás cambió de lugar, o el enlace llegó cortado.';
export const goHome = 'Ir al inicio';
export const findSpecialist = 'Buscar especialista';
export const findBusiness = 'Buscar negocio';
