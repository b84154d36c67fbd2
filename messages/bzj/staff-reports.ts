export * from '../en/staff-reports.ts';
