/**
 * What stands between a provider and the wish, as if it were kilometres: the least comes first. A place that was said
 * counts much, but somebody else's trade is farther away than the other end of the country.
 */
export const COST = {
  /** The trade stands in the headline, but not alone. */
  besides: 4,
  /** It stands only in the name of a business. */
  inName: 10,
  /** Per part of the best score that another meant trade lacks. */
  lessMeant: 20,
  /** Only further words stand in name or headline. */
  furtherWords: 40,
  inSkills: 165,
  related: 160,
  perFurtherRelated: 6,
  inProse: 400,
  allButOneWord: 60,
  category: 500,
  elsewhere: 30,
  /** Comes to the place, and is not there. */
  serves: 4,
  perKm: 0.4,
} as const;

/** What makes one of two who fit as well better than the other. */
export const GAIN = {
  furtherWord: 20,
  calledSo: 60,
  /** More than any distance costs. */
  nameAlone: 300,
  wishInText: 12,
  wish: 24,
} as const;

export const distanceCost = (km: number): number =>
  km === 0 ? 0 : COST.elsewhere + Math.round(km * COST.perKm);

/** So many whose own trade it is are enough; with fewer, those who may help as well follow them. */
export const ENOUGH = 12;
