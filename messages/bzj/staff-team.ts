export * from '../en/staff-team.ts';
