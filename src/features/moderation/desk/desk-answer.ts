/** What a desk says to a form that was sent to it. */
export interface DeskAnswer {
  /** Which form it was. */
  intent?: string;
  id?: string;
  done?: string;
  failure?: string;
  /** The field that the failure belongs to. */
  field?: string;
  /** What was typed, after a failure. */
  typed?: Record<string, string>;
}
