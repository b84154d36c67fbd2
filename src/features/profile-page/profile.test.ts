import { expect, it } from 'vitest';
import { ownFields } from '#features/profiles/fields.rules.ts';
import { readTexts } from '#features/profiles/profile-content.ts';
import { cardOfProfile, completeProfile, type ProfileFacts } from './profile.ts';

const written = ({ key }: { key: string }) => `What it says about ${key}.`;

it.each(['specialist', 'business'] as const)('shows every text of a %s', (kind) => {
  const { own: _, ...shown } = completeProfile({
    kind,
    own: readTexts(kind, written),
  } as unknown as ProfileFacts);
  for (const field of ownFields(kind))
    expect(JSON.stringify(shown), field.key).toContain(written(field));
});

it('leaves out what nobody wrote where no owner was asked', () => {
  const facts = { kind: 'business', own: { businessName: 'Bare', about: 'Bread.' } };
  const shown = (unclaimed?: true) =>
    completeProfile({ ...facts, unclaimed } as unknown as ProfileFacts).texts.map(
      ({ text }) => text,
    );
  expect(shown(true)).toEqual(['Bread.']);
  expect(shown()).toContain('');
});

it('saved from its page, a provider keeps the facts that a list shows', () => {
  const facts = { price: { from: 50, per: 'visit' }, languages: ['English'], since: 2015 };
  const profile = { kind: 'specialist', own: { firstName: 'Ana' }, facts, phone: '600-0000' };
  const card = cardOfProfile(completeProfile(profile as unknown as ProfileFacts));
  expect(card).toMatchObject({ name: 'Ana', ways: ['call'] });
  expect(card.facts).toEqual({ price: facts.price, languages: ['English'] });
});
