export * from '../en/staff-import.ts';
