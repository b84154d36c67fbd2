export * from '../en/staff-numbers.ts';
