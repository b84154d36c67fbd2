export * from '../en/staff-log.ts';
