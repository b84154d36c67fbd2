export const featured = 'Could not load featured professionals.';
export const results = 'Something went wrong';
export const specialist = 'Failed to load specialist data';
export const business = 'Business Not Found';
export const network = 'Network error. Please try again later.';
export const unexpected = 'An unexpected error occurred. Please try again.';
export const errorResults = 'Error: Something went wrong';
export const loading = 'Loading...';
export const notReached =
  'This page could not be reached. What you typed is kept: look at your connection, then try again.';
export const onOurSide = 'Something went wrong on our side';
export const weKnow = 'We have been told about it. Please try again in a moment.';
export const tryAgain = 'Try again';
export const stillNone = 'Still no connection. Please try again in a moment.';
export const pageNotFound = 'Page not found';
export const noPageHere = 'There is no page at this address.';
export const offTheMap = 'You have drifted off the map';
export const mayHaveMoved =
  'There is no page at this address. It may have moved, or the link was cut short.';
export const goHome = 'Go to the home page';
export const findSpecialist = 'Find a specialist';
export const findBusiness = 'Find a business';
