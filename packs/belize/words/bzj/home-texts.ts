export const heroTitle = 'Fain sohnbadi gud, eniweh eena Bileez';

export const businessesLead =
  'Shap, laj, werkshap ahn klinik weh gud fi noa, fahn Corozal tu Punta Gorda.';

export const mission =
  'Fi bring di peepl, servis ahn bizniz a Bileez tugeda eena wahn netwerk weh yu kuda chros, soh dat evribadi weh need sohnting don fain sohnbadi kloas bai weh du it gud.';

export const vision =
  'Wahn Bileez weh evri skil gat wahn naym, evri naym da jos wahn tap weh, ahn di moni weh spen ya stay wid di peepl hoo ern it.';

export const claims = [
  { figure: 'Free', text: 'Fi luk fa peepl, fi kantak dehn, fi gat wahn profail. Nobadi pay.' },
  { figure: 'Noh kamishan', text: 'Unu agree pahn di werk ahn di prais bitween unuself.' },
  {
    figure: 'Neerli 500,000',
    text: 'Toorist evri yaa, ahn aal a dehn need sohnbadi fahn ya weh dehn kuda chros.',
  },
];

export const seekerBenefits = [
  {
    what: 'Evribadi eena wan plays',
    why: 'Speshalis ahn bizniz fahn aal siks dischrik, bai chrayd, plays ahn werd.',
  },
  {
    what: 'Schrayt tu di persn',
    why: 'Foan ahn email deh pahn evri profail. Noh akownt, noh migl man, noh waytin.',
  },
  {
    what: 'See bifoa yu kaal',
    why: 'Pikcha a reel werk, skil ahn servis, ahn weh ada kostama seh.',
  },
];

export const providerBenefits = [
  {
    what: 'Wahn paij fi yuself',
    why: 'Fi yu werk, fi yu werd ahn fi yu pikcha, redi fi shayr, eena wahn fyoo minit.',
  },
  {
    what: 'Kip aal weh yu ern',
    why: 'Noh fee ahn noh kamishan. Weh wahn kostama pay yu da fi yu.',
  },
  {
    what: 'Nayba ahn vizita fain yu',
    why: 'Fahn di neks schreet tu di neerli 500,000 toorist weh kohn evri yaa fi see Bileez.',
  },
];

export const countryPictures = [
  { number: 1, alt: 'Wahn Maya templ abuv di bush wen day di braik' },
  { number: 3, alt: 'Wahn tertl di swim oava di reef anda wahn saylin boat' },
  { number: 6, alt: 'Wahn man di padl wahn kanu dong wahn kaam riva, makaw di flai oavahed' },
];

export const dailyLifePictures = [
  { number: 2, alt: 'Shap wid schraip aanin pahn wahn maakit schreet wen eevnin di kohn' },
  { number: 4, alt: 'Wahn wudn hows anda paam chree pahn wahn lee kee wen son di rais' },
  { number: 5, alt: 'Wahn toocan di sidong front a wahn ceiba chree eena eevnin lait' },
];
