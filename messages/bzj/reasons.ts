export const profile = {
  incomplete: 'Sohnting weh vizita need fi noa noh deh ya.',
  contact: 'Wi kudn reech yu wid di foan nomba er email eena yu profail.',
  category: 'Yu profail deh eena wahn katigori er plays weh noh fit weh yu aafa.',
  picture: 'Wi noh alow wahn pikcha ya, er ih noh luk laik fi yu oan.',
  text: 'Pleez rait yu teks dehn playnwan: noh evriting eena big leta, ahn noh link.',
  duplicate: 'Yu gat anada profail aredi. Wan da inof.',
  fake: 'Wi gat reezn fi tink dat dis speshalis er bizniz da noh weh di profail seh.',
  identity: 'Di naym er bizniz eena dis profail bilangz tu sohnbadi els.',
  harm: 'Vizita tel wi bout fraad er haam, ahn wi di luk eentu it.',
  illegal: 'Di profail aafa er shoa sohnting weh agens di laa er rood.',
};
export const review = {
  insult: 'Ih kos er chretn sohnbadi',
  private: 'Ih gi way praivit infamayshan',
  elsewhere: 'Ih noh bout dis speshalis er bizniz',
  advert: 'Ih da advataizin',
  biased: 'Di oana a di profail er sohnbadi agens dehn rait it',
  unlawful: 'Ih brok di laa',
};
export const unnamed = 'agens wi terms';
