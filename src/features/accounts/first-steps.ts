import type { ProviderKind } from '#platform/provider-kind.rules.ts';
import { createStored } from '#ui/stored.ts';

export const FIRST_STEPS = ['page', 'hours', 'poster', 'whatsapp'] as const;
export type FirstStep = (typeof FIRST_STEPS)[number];

export interface NewProfile {
  kind: ProviderKind;
  slug: string;
  /** Whoever else signs in here has nothing to do with it. */
  name: string;
  listed: boolean;
}

export interface KeptSteps {
  /** Null between signing up and the first look at what became of it. */
  profile: NewProfile | null;
  done: readonly FirstStep[];
}

const stored = createStored('first-steps');

/** What is left to do for whoever signed up in this browser; null when all is done or was put away, and on the server. */
export function useFirstSteps(name: string): KeptSteps | null {
  const kept = readKept(stored.useText());
  return kept?.profile && kept.profile.name !== name ? null : kept;
}

export const beginFirstSteps = (): void => write({ profile: null, done: [] });

/** Now it is known which profile it is about, and whether its hours are there. */
export function nameFirstSteps(about: NewProfile & { hasHours: boolean }): void {
  const { kind, slug, name, listed, hasHours } = about;
  const kept = readKept(stored.read());
  if (!kept || (kept.profile && kept.profile.slug !== slug)) return;
  write({ ...kept, profile: { kind, slug, name, listed } });
  if (hasHours) tickFirstStep('hours');
}

export function tickFirstStep(step: FirstStep): void {
  const kept = readKept(stored.read());
  if (!kept || kept.done.includes(step)) return;
  const done = [...kept.done, step];
  write(done.length < FIRST_STEPS.length ? { ...kept, done } : null);
}

export const putFirstStepsAway = (): void => write(null);

function readKept(text: string | null): KeptSteps | null {
  try {
    return JSON.parse(text ?? 'null') as KeptSteps | null;
  } catch {
    return null;
  }
}

function write(kept: KeptSteps | null): void {
  const text = kept && JSON.stringify(kept);
  // What says the same leaves everybody in peace.
  if (text !== stored.read()) stored.write(text);
}
