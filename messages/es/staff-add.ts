export const title = 'Agregar un perfil';
export const description = 'Aquí el equipo agrega un perfil en nombre de otra persona.';
export const lead =
  'Para quien está a su lado o al teléfono. Es público enseguida y sin acceso: su dueño lo reclama después.';
export const kinds = 'Tipo';
export const kindOf = { specialist: 'Especialista', business: 'Negocio' };
export const formOf = { specialist: 'Agregar un especialista', business: 'Agregar un negocio' };
export const who = 'Quién es';
export const whoNote = 'El nombre y cómo le contactan los clientes.';
export const whereAndWhat = 'Dónde y qué';
export const whereAndWhatNote = 'Dónde trabaja y en qué oficio le buscan.';
export const whereNote = 'Dónde lo encuentran los clientes y qué tipo de negocio es.';
export const work = 'El trabajo';
export const workNote =
  'En sus propias palabras: lo primero que se lee y con lo que le encuentran.';
export const offer = 'Lo que ofrece';
export const submit = 'Agregar el perfil';
export const consent =
  'Solo con su permiso: dígale que el perfil es público y que puede reclamarlo, cambiarlo o borrarlo.';
export const restored = 'Guardamos lo que escribió. Solo hacen falta otra vez las fotos.';
export const whoHas = 'Ver el perfil que lo tiene';
export const added = (name: string) => `${name} está en el directorio`;
export const addedNote = 'El perfil es público. Nadie puede entrar hasta que se reclame.';
export const next = 'Qué sigue';
export const see = 'Ver el perfil';
export const claim = 'Dar un código para reclamarlo';
export const another = 'Agregar otro';
export const anotherNote = 'El lugar y la categoría se quedan.';
