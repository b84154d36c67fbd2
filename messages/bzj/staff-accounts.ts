export * from '../en/staff-accounts.ts';
