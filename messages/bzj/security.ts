/** Staff's desks speak English and Spanish. */
export * from '../en/security.ts';
