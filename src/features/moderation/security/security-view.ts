import type { SecurityIntent } from './security.rules.ts';

export interface SecurityView {
  email: string;
  /** Since when it is on; null when it is off. */
  onSince: string | null;
  codesLeft: number;
  /** It cannot be turned off, and nothing else opens without it. */
  must: boolean;
}

/** A new key on its way into an app. */
export interface SetupView {
  /** Goes back with the first code: the server keeps nothing until then. */
  sealed: string;
  /** For apps that cannot see the QR code. */
  key: string;
  /** The QR code as the address of a picture. */
  qr: string;
}

export interface SecurityAnswer {
  intent?: SecurityIntent;
  setup?: SetupView;
  /** Shown this once. */
  codes?: readonly string[];
  done?: string;
  errors?: { code?: string; password?: string };
  failure?: string;
}
