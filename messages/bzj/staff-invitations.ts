export * from '../en/staff-invitations.ts';
