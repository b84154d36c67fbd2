export const title = 'Sign up';
export const description = (country: string) =>
  `Create a free profile as a specialist or a business in ${country}: no commissions, live at once, customers contact you directly.`;
export const specialistTitle = 'Register as a specialist';
export const specialistDescription = (country: string) =>
  `Create your free profile as a specialist in ${country} and be found by customers.`;
export const specialistIntro = (country: string) =>
  `One form, a few minutes, and people all over ${country} can find what you do.`;
export const businessPageTitle = 'Register a business';
export const businessDescription = (country: string) =>
  `Create the free profile of your business in ${country} and be found by customers.`;
export const businessTitle = 'Register your business';
export const businessIntro = (country: string) =>
  `One form, a few minutes, and people all over ${country} can find what you offer.`;
export const startConnecting = 'Start Connecting!';
export const specialist = 'Specialist';
export const specialistPitch = (country: string) =>
  `Put your skills where ${country} looks for them. Customers call or write to you directly, and what you earn is yours.`;
export const business = 'Business';
export const businessPitch =
  'A shop, a kitchen, a tour boat? Give it a page that works while you do. Customers contact you directly.';
export const haveAccount = 'Already have an account?';
export const invited = 'You are invited. Sign up below; it takes a few minutes.';
export const invitedFilled = 'You are invited. We have filled in what we know; you can change it.';
export const invitationOver = 'This invitation has ended, but you can sign up all the same.';
export const logIn = 'Log in';
export const signUpAs = 'Sign up as';
export const whatNext = 'What happens next';
export const free = 'It is free';
export const freeWhy = 'No fees and no commissions, ever.';
export const live = 'You are live at once';
export const liveWhy = 'People can find your profile as soon as you submit this form.';
export const reviewed = (hours: number) => `Reviewed within ${hours} hours`;
export const reviewedWhy =
  'Our team looks at every new profile, so that visitors can trust them all.';
export const approved = 'Live once it is approved';
export const approvedWhy =
  'From then on people can find your profile. You can go on improving it meanwhile.';
export const questions = 'Questions? Read the';
export const faq = 'FAQ';
export const or = 'or';
export const contactUs = 'contact us';
export const signedUpBefore = 'Signed up before?';
export const backHome = 'Back to the home page';
export const already = 'You are already signed up';
export const loggedInAs = 'You are logged in as';
export const logOutFirst = '. To sign up with another email, log out first.';
export const administration = 'Administration';
export const myProfile = 'My profile';
export const logOut = 'Log out';
export const asSpecialist = 'Sign up as a specialist';
export const asBusiness = 'Sign up as a business';
export const submit = 'Submit';
export const createBusiness = 'Create Business Account';
export const loginEmail = 'Login email';
export const loginEmailHint = 'We send a code to it. Visitors do not see it.';
export const domainsHint = (domains: string) => `We take addresses of ${domains}.`;
export const password = 'Password';
export const restored = 'We kept what you typed. Only your password and pictures are needed again.';
export const startOver = 'Start over';
export const back = 'Back';
export const next = 'Next';
export const checking = 'Checking...';
export const agree = (age: number) =>
  `By signing up you say that you are at least ${age} years old and accept our`;
export const andOur = 'and our';
export const submitting = 'Submitting...';
export const needsScript =
  'Signing up needs JavaScript: please switch it on and load this page again.';
export const saveFailed = 'Failed to save data. Please try again.';
export const specialistWelcome = 'Signup successful! Welcome aboard!';
export const businessWelcome = 'Business registered successfully!';
export const fixProfilePicture = 'Please fix the profile picture error.';
export const fixBackgroundPicture = 'Please fix the background picture error.';
export const fixShowcaseImages = 'Please fix the showcase images error.';
export const email = 'Email';
export const fixEmail = 'Please fix your email address.';
export const fixPassword = 'Please fix your password.';
export const nameTooShort = (least: number) =>
  `Business name must be at least ${least} characters.`;
export const verifyTitle = 'Verify your email';
export const verifyDescription = 'Prove that an email is yours with the six digits we send to it.';
export const proveEmail = 'Prove your email';
export const proveNote =
  'We send six digits to the address you want to sign up with. Type them here, and your email is verified.';
export const verified = 'Your email is verified.';
export const youCanSignUp = (proved: string) => `You can sign up with ${proved} now.`;
export const sending = 'Sending...';
export const sendCode = 'Send code';
export const goOn = 'Go on to sign up';
export const verifyNeedsScript =
  'Verifying an email needs JavaScript: please switch it on and load this page again.';
