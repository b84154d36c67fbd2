interface Counted {
  texts: readonly string[];
  hasPortrait: boolean;
  hasBanner: boolean;
  showcaseCount: number;
  hasWorkEmail: boolean;
  hasVideo: boolean;
}

const ENOUGH_TEXT = 120;

/** 0 to 100: words are worth most, then the face, then everything that shows the work. */
export function completeness(profile: Counted): number {
  const written = profile.texts.reduce(
    (sum, text) => sum + Math.min(text.trim().length / ENOUGH_TEXT, 1),
    0,
  );
  const points =
    (45 * written) / profile.texts.length +
    (profile.hasPortrait ? 20 : 0) +
    (profile.hasBanner ? 10 : 0) +
    Math.min(profile.showcaseCount, 3) * 5 +
    (profile.hasWorkEmail ? 5 : 0) +
    (profile.hasVideo ? 5 : 0);
  return Math.round(points);
}
