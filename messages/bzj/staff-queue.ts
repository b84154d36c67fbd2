export * from '../en/staff-queue.ts';
