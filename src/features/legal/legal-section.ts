import type { ReactNode } from 'react';

/** One numbered part of a legal text; its number is its place. */
export interface LegalSection {
  /** Its own address on the page. */
  id: string;
  title: string;
  body: ReactNode;
}
