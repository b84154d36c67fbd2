export * from '../en/staff-steps.ts';
