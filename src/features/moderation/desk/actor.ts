/** Who of the staff asks, for the log. */
export interface Actor {
  id: number;
  email: string;
}
