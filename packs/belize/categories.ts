export * from '../shared/categories.ts';
