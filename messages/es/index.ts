export * as frame from './frame.ts';
