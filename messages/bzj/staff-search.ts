export * from '../en/staff-search.ts';
