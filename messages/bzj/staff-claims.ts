export * from '../en/staff-claims.ts';
