export const title = 'Sain op';
export const description = (country: string) =>
  `Mek wahn free profail az wahn speshalis er wahn bizniz eena ${country}: noh kamishan, peepl see yu rait away, kostama kantak yu schrayt.`;
export const specialistTitle = 'Sain op az wahn speshalis';
export const specialistDescription = (country: string) =>
  `Mek yu free profail az wahn speshalis eena ${country} ahn mek kostama fain yu.`;
export const specialistIntro = (country: string) =>
  `Wan faam, wahn fyoo minit, ahn peepl aal oava ${country} kuda fain weh yu du.`;
export const businessPageTitle = 'Rejista wahn bizniz';
export const businessDescription = (country: string) =>
  `Mek di free profail fi yu bizniz eena ${country} ahn mek kostama fain yu.`;
export const businessTitle = 'Rejista yu bizniz';
export const businessIntro = (country: string) =>
  `Wan faam, wahn fyoo minit, ahn peepl aal oava ${country} kuda fain weh yu gat fi aafa.`;
export const startConnecting = 'Staat fi kanek!';
export const specialist = 'Speshalis';
export const specialistPitch = (country: string) =>
  `Put yu skil weh ${country} luk fa dehn. Kostama kaal er rait yu schrayt, ahn weh yu mek da fi yu.`;
export const business = 'Bizniz';
export const businessPitch =
  'Wahn shap, wahn kichin, wahn toor boat? Gi it wahn paij weh werk wail yu di werk. Kostama kantak yu schrayt.';
export const haveAccount = 'Yu gat wahn akownt aredi?';
export const invited = 'Wi invait yu. Sain op biloa; ih tek wahn fyoo minit.';
export const invitedFilled = 'Wi invait yu. Wi put eena weh wi noa aredi; yu kuda chaynj it.';
export const invitationOver = 'Dis invitayshan don, bot yu kuda sain op sayhn way.';
export const logIn = 'Lag in';
export const signUpAs = 'Sain op az';
export const whatNext = 'Weh hapm neks';
export const free = 'Ih free';
export const freeWhy = 'Noh fee ahn noh kamishan, neva.';
export const live = 'Peepl see yu rait away';
export const liveWhy = 'Peepl kuda fain yu profail az soon az yu sen dis faam.';
export const reviewed = (hours: number) => `Wi chek it eena ${hours} owa`;
export const reviewedWhy = 'Wi teem luk pahn evri nyoo profail, soh peepl kuda chros aala dehn.';
export const approved = 'Peepl see it wen wi aproov it';
export const approvedWhy =
  'Fahn den peepl kuda fain yu profail. Yu kuda kip di mek it beta til den.';
export const questions = 'Kwestyan? Reed di';
export const faq = 'FAQ';
export const or = 'er';
export const contactUs = 'kantak wi';
export const signedUpBefore = 'Yu sain op bifoa?';
export const backHome = 'Bak tu di hoam paij';
export const already = 'Yu sain op aredi';
export const loggedInAs = 'Yu lag in az';
export const logOutFirst = '. Fi sain op wid anada email, lag owt fos.';
export const administration = 'Administration';
export const myProfile = 'Mi profail';
export const logOut = 'Lag owt';
export const asSpecialist = 'Sain op az wahn speshalis';
export const asBusiness = 'Sain op az wahn bizniz';
export const submit = 'Sen it';
export const createBusiness = 'Mek bizniz akownt';
export const loginEmail = 'Lag in email';
export const loginEmailHint = 'Wi sen wahn koad tu it. Vizita noh see it.';
export const domainsHint = (domains: string) => `Wi tek email fahn ${domains}.`;
export const password = 'Password';
export const restored = 'Wi kip weh yu taip. Wi oanli need yu password ahn pikcha agen.';
export const startOver = 'Staat oava';
export const back = 'Bak';
export const next = 'Neks';
export const checking = 'Wi di chek it...';
export const agree = (age: number) =>
  `Wen yu sain op yu seh dat yu da ${age} yaa oal er moa ahn yu agree wid wi`;
export const andOur = 'ahn wi';
export const submitting = 'Wi di sen it...';
export const needsScript =
  'Fi sain op yu need JavaScript: pleez ton it aan ahn load dis paij agen.';
export const saveFailed = 'Wi kudn sayv it. Pleez chrai agen.';
export const specialistWelcome = 'Yu sain op! Welkom!';
export const businessWelcome = 'Yu bizniz rejista!';
export const fixProfilePicture = 'Pleez fiks weh rang wid di profail pikcha.';
export const fixBackgroundPicture = 'Pleez fiks weh rang wid di bakgrong pikcha.';
export const fixShowcaseImages = 'Pleez fiks weh rang wid di pikcha fi shoa.';
export const email = 'Email';
export const fixEmail = 'Pleez fiks yu email adres.';
export const fixPassword = 'Pleez fiks yu password.';
export const nameTooShort = (least: number) => `Di bizniz naym hafu gat ${least} leta er moa.`;
export const verifyTitle = 'Verifai yu email';
export const verifyDescription =
  'Proov dat wahn email da fi yu wid di siks nomba weh wi sen tu it.';
export const proveEmail = 'Verifai yu email';
export const proveNote =
  'Wi sen siks nomba tu di email yu waahn sain op wid. Taip dehn ya, ahn yu email verifai.';
export const verified = 'Yu email verifai.';
export const youCanSignUp = (proved: string) => `Yu kuda sain op wid ${proved} now.`;
export const sending = 'Wi di sen it...';
export const sendCode = 'Sen di koad';
export const goOn = 'Goh aan fi sain op';
export const verifyNeedsScript =
  'Fi verifai wahn email yu need JavaScript: pleez ton it aan ahn load dis paij agen.';
