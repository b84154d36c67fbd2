export * from '../en/staff-inbox.ts';
