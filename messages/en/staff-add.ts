export const title = 'Add a profile';
export const description = 'Staff add a profile on behalf of somebody here.';
export const lead =
  'For somebody beside you or on the phone. It is public at once, without a login: its owner claims it later.';
export const kinds = 'Kind';
export const kindOf = { specialist: 'Specialist', business: 'Business' };
export const formOf = { specialist: 'Add a specialist', business: 'Add a business' };
export const who = 'Who it is';
export const whoNote = 'The name, and how customers reach them.';
export const whereAndWhat = 'Where and what';
export const whereAndWhatNote = 'Where they work, and under which trade people look for them.';
export const whereNote = 'Where customers find it, and what kind of business it is.';
export const work = 'The work';
export const workNote = 'In their own words: what people read first and find them by.';
export const offer = 'What they offer';
export const submit = 'Add the profile';
export const consent =
  'Only with their consent: tell them that the profile is public, and that they can claim, change or delete it.';
export const restored = 'We kept what you typed. Only pictures are needed again.';
export const whoHas = 'See the profile that has it';
export const added = (name: string) => `${name} is in the directory`;
export const addedNote = 'The profile is public. Nobody can sign in to it until it is claimed.';
export const next = 'What next';
export const see = 'See the profile';
export const claim = 'Give a code to claim it';
export const another = 'Add another';
export const anotherNote = 'Place and category stay.';
