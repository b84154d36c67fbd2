export const account = 'Akownt';
export const about = 'How yu lag in, yu divais dehn, ahn weh wi kip bout yu.';
export const staffLead = 'How yu lag in, ahn weh.';
export const lead = 'How yu lag in, hoo see yu, ahn weh wi kip.';
export const onThisPage = 'Pahn dis paij';
export const loginEmail = 'Lag in email';
export const workEmail = 'Werk email';
export const password = 'Password';
export const devices = 'Divais dehn';
export const visibility = 'Hoo see yu profail';
export const downloadData = 'Donload mi dayta';
export const deleteAccount = 'Dileet mi akownt';
export const yourPassword = 'Yu password';
export const sending = 'Wi di sen it...';

export const signInBefore = 'Yu lag in wid';
export const signInAfter = '. Vizita noh see dis adres.';
export const newEmail = 'Nyoo email';
export const newEmailHint = 'Wi sen wahn koad deh. Notn noh chaynj bifoa yu put it eena.';
export const sendCode = 'Sen di koad';
export const confirming = 'Wi di kanferm it...';
export const confirm = 'Kanferm';
export const codeSent = 'Di koad gaan owt! Luk eena yu email.';
export const codeGone = 'Yu koad tu oal. Pleez staat agen.';
export const emailChanged = (email: string) =>
  `Yu lag in email da now ${email}. Aal di ada divais dehn lag owt.`;

export const confirmed = 'Ih kanferm';
export const notConfirmed = 'Ih noh kanferm yet';
export const messagesGoTo = 'Mesij fahn vizita goh tu';
export const profileShows = 'Yu profail shoa';
export const untilConfirmed =
  '. Til yu kanferm dat da fi yu, mesij fahn vizita goh tu yu lag in email,';
export const showsNone =
  'Yu profail noh shoa noh werk email. Mesij fahn vizita goh tu yu lag in email,';
export const addOneIn = '. Yu kuda put wan eena';
export const yourProfile = 'yu profail';
export const confirmAddress = 'Kanferm dis adres';
export const noWorkEmail = 'Yu profail noh shoa noh werk email.';
export const workEmailKnown = 'Dis adres kanferm aredi.';
export const workEmailChanged = 'Yu profail shoa anada werk email now. Pleez kanferm dat wan.';
export const workEmailConfirmed = (email: string) => `Mesij fahn vizita goh tu ${email} now.`;

export const passwordNote = 'Wahn nyoo password lag owt aal yu ada divais dehn.';
export const currentPassword = 'Di password yu gat now';
export const newPassword = 'Nyoo password';
export const changing = 'Wi di chaynj it...';
export const changePassword = 'Chaynj password';
export const passwordChanged = 'Yu password chaynj. Aal di ada divais dehn lag owt.';

export const devicesNote = (country: string) =>
  `Weh yu lag in. If yu see wahn divais weh yu noh noa, lag it owt ahn chaynj yu password. Di taim da ${country} taim.`;
export const thisDevice = 'Dis divais';
export const unknownDevice = 'Wahn divais wi noh noa';
export const aBrowser = 'Wahn browza';
export const browserOn = (browser: string, system: string) => `${browser} pahn ${system}`;
export const signedIn = 'Lag in';
export const lastSeen = 'Laas see';
export const signOut = 'Lag owt';
export const signingOut = 'Wi di lag it owt...';
export const signOutOthers = 'Lag owt aal di ada divais dehn';
export const deviceSignedOut = 'Di divais lag owt.';
export const othersSignedOut = 'Aal di ada divais dehn lag owt.';
export const deviceUnknown = 'Dis divais lag owt aredi.';

export const since = 'sins';
export const seeProfile = 'See mi profail';
export const showing = 'Wi di shoa it...';
export const showAgain = 'Shoa mi profail agen';
export const pausing = 'Wi di paaz it...';
export const pause = 'Paaz mi profail';
export const paused = 'Ih paaz';
export const pausedMeaning =
  'Da oanli yu kuda see yu profail. Wi kip evriting, di rivyoo ahn pikcha dehn tu, til yu shoa it agen.';
export const visible = 'Evribadi kuda see it';
export const visibleMeaning =
  'Peepl fain yu eena di serch ahn da yu adres. Wahn profail weh paaz gaan fahn di two a dehn rait away, ahn ih kohn bak di sayhn way wen yu waahn.';
export const waiting = 'Ih di wayt fi staaf';
export const waitingMeaning =
  'Wi staaf luk pahn yu profail fos. Wen dehn aproov it, evribadi kuda see it.';
export const takenDown = 'Wi tek it dong';
export const takenDownMeaning =
  'Wi staaf tek dong yu profail. Di reezn deh weh yu chaynj yu profail.';
export const profilePaused = 'Yu profail paaz.';
export const profileVisible = 'Peepl kuda see yu profail agen.';
export const profileResumed = 'Yu profail noh paaz nomoa.';
export const staffHaveNone = 'Staaf akownt noh gat noh profail.';

export const dataAll = 'Evriting wi kip bout yu, eena wan zip fail:';
export const dataAccount = 'Yu akownt ahn yu divais dehn';
export const dataProfile = 'Yu profail, how ih mi luk bifoa, ahn di rivyoo dehn bout it';
export const dataFiles = 'Yu pikcha dehn ahn yu vidyo az fail';
export const dataNote = 'Di werd dehn deh eena kanek.json, weh eni text editor kuda opm.';
export const preparing = 'Wi di get it redi...';
export const inDownloads = (file: string) => `${file} deh eena yu donload.`;

export const deleteAll = 'Aal a dis gaan rait away ahn fi gud:';
export const deleteProfile = 'Yu profail, ahn ih plays eena di serch';
export const deletePictures = 'Yu pikcha dehn ahn yu vidyo';
export const deleteReviews = 'Di rivyoo dehn bout yu';
export const deleteLogin = 'Yu lag in, pahn evri divais';
export const pauseInstead = 'If yu jos need wahn brayk, paaz yu profail insted.';
export const wantDelete = 'Ah waahn dileet mi akownt';
export const keepAccount = 'Kip mi akownt';
export const cannotUndo = 'Dis kyaahn ton bak, noh eevn bai wi.';
export const typeWord = (word: string) => `Taip ${word}`;
export const typeToConfirm = (word: string) => `Taip ${word} fi kanferm.`;
export const deleting = 'Wi di dileet it...';
export const deleteForGood = 'Dileet mi akownt fi gud';
export const deleted = 'Yu akownt dileet.';
export const deletedNote = 'Wi sen wahn email weh kanferm it. Yu welkom fi kohn bak eni taim.';
export const goHome = 'Goh tu di hoam paij';

export const mailings = 'Nyooz bai mail';
export const mailingsOn = 'Yu get nyooz bai mail';
export const mailingsOff = 'Yu noh get noh nyooz bai mail';
export const mailingsNote =
  'Sohn taim wi rait bout weh nyoo ya. Koad, mesij fahn vizita ahn ansa tu yu owaz kohn.';
export const stopMailings = 'Stap di nyooz';
export const getMailings = 'Get di nyooz';
export const mailingsStopped = 'Yu get nomoa nyooz bai mail.';
export const mailingsBack = 'Yu di get wi nyooz bai mail agen.';
