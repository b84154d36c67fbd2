export * from '../en/staff-add.ts';
