interface Counted {
  texts: readonly string[];
  hasPortrait: boolean;
  hasBanner: boolean;
  showcaseCount: number;
  hasWorkEmail: boolean;
  hasVideo: boolean;
}

export type CompletenessStep =
  | { what: 'portrait' | 'banner' | 'showcase' | 'work-email' | 'video' }
  /** The place of the text among those that are counted. */
  | { what: 'text'; index: number };

const ENOUGH_TEXT = 120;
const ENOUGH_SHOWCASE = 3;

/** 0 to 100: words are worth most, then the face, then everything that shows the work. */
export function completeness(profile: Counted): number {
  return Math.round(parts(profile).reduce((sum, { worth, done }) => sum + worth * done, 0));
}

/** What would bring a profile furthest, and by how much; null when nothing is left to do. */
export function nextBestStep(profile: Counted): { step: CompletenessStep; points: number } | null {
  const gains = parts(profile).map(({ step, worth, done }) => ({
    step,
    points: Math.round(worth * (1 - done)),
  }));
  const best = gains.reduce((most, each) => (each.points > most.points ? each : most));
  return best.points > 0 ? best : null;
}

/** What it is worth, and how much of it is there, from 0 to 1. Of two that bring as much, the easier one comes first. */
function parts(profile: Counted): { step: CompletenessStep; worth: number; done: number }[] {
  const { texts, hasPortrait, hasBanner, showcaseCount, hasWorkEmail, hasVideo } = profile;
  return [
    { step: { what: 'portrait' }, worth: 20, done: Number(hasPortrait) },
    ...texts.map((text, index) => ({
      step: { what: 'text', index } as const,
      worth: 45 / texts.length,
      done: Math.min(text.trim().length / ENOUGH_TEXT, 1),
    })),
    { step: { what: 'banner' }, worth: 10, done: Number(hasBanner) },
    { step: { what: 'showcase' }, worth: 15, done: Math.min(showcaseCount / ENOUGH_SHOWCASE, 1) },
    { step: { what: 'work-email' }, worth: 5, done: Number(hasWorkEmail) },
    { step: { what: 'video' }, worth: 5, done: Number(hasVideo) },
  ];
}
