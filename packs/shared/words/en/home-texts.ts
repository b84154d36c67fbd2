/** What is true of Kanek in every country. */
export const free = {
  figure: 'Free',
  text: 'To search, to contact, to have a profile. Nobody pays.',
};

export const noCommissions = {
  figure: 'No commissions',
  text: 'You agree on the work and the price among yourselves.',
};

export const straightToThePerson = {
  what: 'Straight to the person',
  why: 'Phone and email stand on every profile. No account, no middleman, no waiting.',
};

export const seeBeforeYouCall = {
  what: 'See before you call',
  why: 'Pictures of real work, skills and services, and what other customers say.',
};

export const pageOfYourOwn = {
  what: 'A page of your own',
  why: 'Your work, your words and your pictures, ready to share, in a few minutes.',
};

export const keepAllYouEarn = {
  what: 'Keep all you earn',
  why: 'No fees and no commissions. What a customer pays you is yours.',
};
