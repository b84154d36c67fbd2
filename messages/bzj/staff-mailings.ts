export * from '../en/staff-mailings.ts';
