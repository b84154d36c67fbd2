export * from '../en/staff-reviews.ts';
