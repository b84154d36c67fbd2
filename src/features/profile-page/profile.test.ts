import { expect, it } from 'vitest';
import { ownFields } from '#features/profiles/fields.rules.ts';
import { readTexts } from '#features/profiles/own-texts.ts';
import { completeProfile, type ProfileFacts } from './profile.ts';

const written = ({ key }: { key: string }) => `What it says about ${key}.`;

it.each(['specialist', 'business'] as const)('shows every text of a %s', (kind) => {
  const { own: _, ...shown } = completeProfile({
    kind,
    own: readTexts(kind, written),
  } as unknown as ProfileFacts);
  for (const field of ownFields(kind))
    expect(JSON.stringify(shown), field.key).toContain(written(field));
});
