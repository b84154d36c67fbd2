export * from '../en/staff-duplicates.ts';
