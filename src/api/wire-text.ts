import { z } from 'zod';

/** Any text that a call may carry. PostgreSQL keeps no NUL, and half a surrogate pair is no text. */
export const wireText = z
  .string()
  .max(200)
  .refine((value) => !value.includes('\0') && value.isWellFormed(), 'must be plain text');
