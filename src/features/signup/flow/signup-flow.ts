import { failures } from '#messages';

export interface Refused {
  message: string;
  status: number;
  /** The field that is to blame, where one is. */
  field: string | null;
}

export type SignupOutcome =
  | { status: 'done' }
  | { status: 'canceled' }
  | { status: 'refused'; refused: Refused }
  | { status: 'failed'; message: string };

export interface SignupSteps {
  /** The server has seen the right code for this email, as far as we know. */
  isProven: () => boolean;
  forgetProof: () => void;
  /** Null when the person has a code. */
  sendCode: () => Promise<Refused | null>;
  /** True once the code was right, false when the person gave up. */
  askCode: () => Promise<boolean>;
  /** Null when the account was made. */
  save: () => Promise<Refused | null>;
}

const UNPROVEN = 403;

/** Send a code, ask for it, save. A proof that still holds is used again; one that does not starts over. */
export async function runSignup(steps: SignupSteps): Promise<SignupOutcome> {
  try {
    if (steps.isProven()) {
      const refused = await steps.save();
      if (refused?.status !== UNPROVEN) return outcomeOf(refused);
      steps.forgetProof();
    }
    const notSent = await steps.sendCode();
    if (notSent) return outcomeOf(notSent);
    if (!(await steps.askCode())) return { status: 'canceled' };
    return outcomeOf(await steps.save());
  } catch {
    return { status: 'failed', message: failures.unexpected };
  }
}

/** Where nobody has an email to prove. */
export async function runSave(save: SignupSteps['save']): Promise<SignupOutcome> {
  try {
    return outcomeOf(await save());
  } catch {
    return { status: 'failed', message: failures.unexpected };
  }
}

const outcomeOf = (refused: Refused | null): SignupOutcome =>
  refused ? { status: 'refused', refused } : { status: 'done' };
