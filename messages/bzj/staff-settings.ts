export * from '../en/staff-settings.ts';
