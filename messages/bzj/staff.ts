export * from '../en/staff.ts';
