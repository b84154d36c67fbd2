import type { BusinessCategory, SpecialistCategory } from '../../categories.ts';
import type { Location } from '../../places.ts';

export const specialists =
  'Especialistas independientes, de plomeros a tutores, con su trabajo, sus calificaciones y sus números.';
export const businesses =
  'Negocios locales, de panaderías a tiendas de buceo, con lo que ofrecen y cómo comunicarse.';

export const inPlace = (place: string, what: string) => `En ${place}, ${what}.`;

export const specialistTexts: Record<SpecialistCategory, string> = {
  'Technology and IT':
    'Alguien que instale el Wi-Fi, rescate una laptop o haga el sitio web y la aplicación que su trabajo necesita.',
  'Design and Creative':
    'Logotipos, menús, rótulos, fotos y videos, de gente que sabe cómo se ven las cosas bajo este sol.',
  'Writing and Content':
    'Palabras que cumplen: solicitudes, folletos, traducciones y publicaciones que suenan a usted.',
  'Marketing and Sales':
    'Gente que trae clientes a la puerta, desde las redes sociales hasta el puesto del mercado.',
  'Business and Finance':
    'Cuentas en orden, impuestos a tiempo, un plan que el banco leerá: contadores y asesores, también para trabajos pequeños.',
  'Education and Training':
    'Tutores para el PSE y el CXC, idiomas, música y manejo, en casa o en línea.',
  'Health and Wellness':
    'Entrenadores, masajistas, cuidadores y enfermeros que van a su casa o lo reciben en la suya.',
  'Legal and Administrative':
    'Formularios, contratos, papeles de tierra y cartas: abogados, notarios y asistentes que los resuelven.',
  Engineering:
    'Agrimensores e ingenieros civiles, eléctricos y mecánicos para la casa, el camino y la máquina.',
  'Hospitality and Event Planning':
    'Organizadores, anfitriones, bartenders y cocineros para bodas, retiros y almuerzos de domingo.',
  'Trades and Manual Labor':
    'Plomeros, electricistas, carpinteros, albañiles, jardineros y mandaderos: manos que arreglan lo roto y construyen lo que falta.',
  'Retail and E-commerce':
    'Ayuda en la tienda, compradores y vendedores, y gente que pone sus productos en línea.',
  'Transportation and Logistics':
    'Taxis, capitanes de lancha, choferes, mudanzas y mandaderos que llevan personas y paquetes.',
};

export const businessTexts: Record<BusinessCategory, string> = {
  'Technology and IT':
    'Talleres de reparación, proveedores de internet y casas de software que mantienen conectado al país.',
  'Retail and E-commerce':
    'Tiendas para todos los días y para el día especial; muchas entregan a domicilio.',
  'Food and Beverage':
    'Restaurantes, panaderías, puestos de jugos y banquetes, del arroz con frijoles al pastel de boda.',
  'Health and Wellness': 'Clínicas, farmacias, gimnasios, spas y salones que cuidan de usted.',
  'Professional Services':
    'Oficinas de abogados, contadores y consultores, y agencias que se encargan por usted.',
  'Construction and Real Estate':
    'Constructores, bloqueras, arquitectos y agentes, para un techo, una casa o un terreno.',
  'Education and Training':
    'Escuelas, academias y centros de capacitación para niños y para adultos.',
  'Marketing and Media':
    'Imprentas, estudios, emisoras y agencias que hacen que lo vean y lo escuchen.',
  'Transportation and Logistics':
    'Transporte de pasajeros, taxis acuáticos, carga y mensajería entre tierra firme, los cayos y el mundo.',
  'Hospitality and Tourism':
    'Hoteles, hospedajes, empresas de tours y tiendas de buceo que saben dónde el arrecife es mejor.',
  'Trades and Home Services':
    'Empresas de plomería, electricidad, aire acondicionado, limpieza y control de plagas para la casa y el trabajo.',
  'Entertainment and Events':
    'Bandas, sonido, carpas y salones: todo lo que una buena fiesta necesita.',
  Automotive:
    'Talleres, llanteras, repuestos y alquiler de carros para seguir en camino, pavimentado o no.',
  'Manufacturing and Industry': 'Talleres y fábricas que hacen cosas en Belice.',
  'Finance and Insurance':
    'Bancos, cooperativas de crédito, aseguradoras y casas de cambio, y gente que explica la letra pequeña.',
  'Arts and Creative Services':
    'Galerías, estudios, talladores y artesanos cuyo trabajo usted se lleva a casa.',
  'Environmental and Sustainability':
    'Empresas de energía solar, agua, reciclaje y conservación para un país que vale la pena cuidar.',
  'Nonprofits and Community Services':
    'Organizaciones que cuidan de los vecinos, los animales y la naturaleza.',
};

export const placeTexts: Record<Location, string> = {
  'Belize City':
    'la antigua capital y la ciudad más activa del país, donde está la mayoría de las oficinas y tiendas',
  Corozal: 'el norte tranquilo junto a la bahía, a una hora de la frontera en Santa Elena',
  'Orange Walk': 'tierra de azúcar a orillas del New River, camino a Lamanai',
  Toledo: 'el sur verde y profundo, con Punta Gorda y las aldeas que la rodean',
  Cayo: 'el oeste de cuevas, ríos y ruinas, con San Ignacio y Belmopán',
  'Stann Creek': 'cítricos, selva y playas largas, desde Dangriga hasta Placencia',
  'San Pedro': 'el pueblo de Ambergris Caye, donde las calles terminan en el agua',
  'Caye Caulker': 'la isla sin prisa, a una hora en taxi acuático de la Ciudad de Belice',
  Placencia: 'la península de playas en el sur',
  Belmopan: 'la capital en el centro del país, donde están los ministerios',
  Dangriga: 'la capital garífuna en la costa de Stann Creek',
  'Punta Gorda': 'el último pueblo de la carretera del sur, puerta de Toledo',
  'San Ignacio': 'el pueblo del mercado junto al río Macal, base para el oeste',
  'Benque Viejo del Carmen': 'el pueblo de la frontera oeste, al pie de Xunantunich',
  Ladyville: 'el pueblo junto al aeropuerto internacional',
  'Burrell Boom': 'la aldea junto al río Belice, al noroeste de la ciudad',
  Hattieville: 'la aldea en la carretera George Price, al oeste de la ciudad',
};
