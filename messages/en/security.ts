export const title = 'Security';
export const about = 'Your second factor.';
export const signingInAs = 'Signing in as';
export const asksFor =
  'asks for your password and, with a second factor, for a code of an app on your phone.';
export const setUpFirst = 'Set up your second factor first';
export const whyFirst =
  'Staff of this directory look after other people’s data. Everything else opens as soon as this is done.';
export const isOn = 'Your second factor is on';
export const onSince = (when: string, left: number) =>
  `Since ${when}. ${left} recovery ${left === 1 ? 'code is' : 'codes are'} left.`;
export const makeNewSoon =
  'Make new recovery codes soon: without your device and without a code, nobody can let you in from this page.';
export const newCodes = 'New recovery codes';
export const newCodesNote = 'Ten new ones. Those that you have no longer work then.';
export const makeNewCodes = 'Make new codes';
export const anotherDevice = 'Another device';
export const anotherNote =
  'The device that you have now works until the new one has given its first code.';
export const setUpAnother = 'Set up another device';
export const turnItOff = 'Turn it off';
export const turnOffNote = 'Possible because this is an account of the demo.';
export const turnOff = 'Turn off';
export const isOff = 'Your second factor is off';
export const needApp =
  'You need an authenticator app on your phone, such as Aegis, FreeOTP, Google Authenticator or the password manager that you use already. It takes a minute.';
export const setItUp = 'Set it up';
export const addToApp = 'Add it to your app';
export const scan = '1. Scan this with your authenticator app';
export const qrAlt = 'QR code with your key; the same key stands below in letters';
export const noCamera = 'No camera? Type this key into the app:';
export const enterAppCode = '2. Enter the code that the app shows';
export const code = 'Code';
export const checking = 'Checking...';
export const turnOn = 'Turn on';
export const keepCodes = 'Keep these recovery codes';
export const keepCodesNote =
  'Each of them lets you in once when you do not have your device. They are shown this one time: print them, or keep them in a password manager, not on the device itself.';
export const codesCopied = 'Recovery codes copied.';
export const notCopied = 'Copying did not work. Please write them down.';
export const copy = 'Copy';
export const print = 'Print';
export const nowOn = 'Your second factor is on. All other devices were signed out.';
export const nowOff = 'Your second factor is off.';
export const codesReady = 'Your new recovery codes are ready. The older ones no longer work.';
export const setupGone = 'This key has expired. Please start again.';
export const notOn = 'Your second factor is not on.';
export const must =
  'Staff of this directory need a second factor. You can set up a new device instead.';
