export * from '../en/staff-featured.ts';
