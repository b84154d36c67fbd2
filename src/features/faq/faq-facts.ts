/** What the answers need to know of this installation. */
export interface FaqFacts {
  siteName: string;
  /** Profiles show only after somebody has looked at them. */
  reviewedFirst: boolean;
  /** Absent where the built-in list holds. */
  allowedDomains: readonly string[] | undefined;
}
