import type { BusinessCategory, SpecialistCategory } from '../../categories.ts';

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
    'Tutores para la escuela y los exámenes, idiomas, música y manejo, en casa o en línea.',
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
    'Restaurantes, panaderías, puestos de jugos y banquetes, del plato del día al pastel de boda.',
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
    'Transporte compartido, lanchas, carga y mensajería entre tierra firme, las islas y el mundo.',
  'Hospitality and Tourism':
    'Hoteles, hospedajes, empresas de tours y tiendas de buceo que saben dónde el arrecife es mejor.',
  'Trades and Home Services':
    'Empresas de plomería, electricidad, aire acondicionado, limpieza y control de plagas para la casa y el trabajo.',
  'Entertainment and Events':
    'Bandas, sonido, carpas y salones: todo lo que una buena fiesta necesita.',
  Automotive:
    'Talleres, llanteras, repuestos y alquiler de carros para seguir en camino, pavimentado o no.',
  'Manufacturing and Industry': 'Talleres y fábricas que producen aquí.',
  'Finance and Insurance':
    'Bancos, cooperativas de crédito, aseguradoras y casas de cambio, y gente que explica la letra pequeña.',
  'Arts and Creative Services':
    'Galerías, estudios, talladores y artesanos cuyo trabajo usted se lleva a casa.',
  'Environmental and Sustainability':
    'Empresas de energía solar, agua, reciclaje y conservación para un país que vale la pena cuidar.',
  'Nonprofits and Community Services':
    'Organizaciones que cuidan de los vecinos, los animales y la naturaleza.',
};
