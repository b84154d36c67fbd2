/** What invented people type into the two forms. */
export const specialistEntry = {
  email: 'elena.tzul@gmail.com',
  password: 'Mangrove7',
  workEmail: 'elena@tzul.example',
  firstName: 'Elena',
  lastName: 'Tzul',
  phone: '622-0101',
  location: 'San Ignacio',
  category: 'Trades and Manual Labor',
  occupation: 'Tile setter',
  education: 'Apprenticeship in Belmopan.',
  skills: 'Floors, bathrooms, outdoor stone.',
  bio: 'I have laid tiles in Cayo for twelve years.',
};

export const businessEntry = {
  businessName: 'Howler Ridge Bakery',
  email: 'howler.ridge@gmail.com',
  password: 'Mangrove7',
  businessPhone: '822-0101',
  address: '4 West Street',
  category: 'Food and Beverage',
  businessType: 'Bakery',
  location: 'San Ignacio',
  About: 'Bread since 2009.',
  Services: 'Bread, cakes, catering.',
  Description: 'A family bakery near the market.',
};
