import type { BusinessCategory, SpecialistCategory } from '../../categories.ts';
import type { Location } from '../../places.ts';

export const specialists =
  'Speshalis weh werk fi dehnself, fahn plomba tu tyoota, wid dehn werk, dehn raytin ahn dehn nomba.';
export const businesses =
  'Bizniz fahn ya, fahn baykri tu daiv shap, wid weh dehn aafa ahn how fi reech dehn.';

export const inPlace = (place: string, what: string) => `Eena ${place}, ${what}.`;

export const specialistTexts: Record<SpecialistCategory, string> = {
  'Technology and IT':
    'Sohnbadi fi set op di Wi-Fi, sayv wahn laptap, er bil di websait ahn di ap weh yu werk need.',
  'Design and Creative':
    'Logo, menyu, sain, pikcha ahn film, bai peepl hoo noa how ting luk ya eena di son.',
  'Writing and Content':
    'Werd weh du dehn werk: aplikayshan, broasha, chranslayshan, ahn poas weh song laik yu.',
  'Marketing and Sales':
    'Peepl hoo bring kostama chroo di doa, fahn di soashal paij tu di maakit staal.',
  'Business and Finance':
    'Buk eena aada, taks pahn taim, wahn plan weh wahn bank wahn reed: akowntant ahn advaiza, fi smaal werk tu.',
  'Education and Training':
    'Tyoota fi PSE ahn CXC, langwij, myoozik ahn jraivin, da hoam er onlain.',
  'Health and Wellness':
    'Chrayna, masaaj terapis, kyaagiva ahn ners hoo kohn da yu er welkom yu da fi dehn plays.',
  'Legal and Administrative':
    'Faam, kanchrak, lan paypa ahn leta: atoani, noatari ahn asistant hoo get dehn don.',
  Engineering:
    'Servaya, sivil, lektrikal ahn mekanikal injineer fi di hows, di road ahn di masheen.',
  'Hospitality and Event Planning':
    'Plana, hoas, baatenda ahn kuk fi wedn, richreet ahn Sondeh lonch.',
  'Trades and Manual Labor':
    'Plomba, lektrishan, kyaapinta, maysn, gyaadna ahn ronman: han weh fiks weh brok ahn bil weh noh deh ya yet.',
  'Retail and E-commerce':
    'Help eena di shap, peepl hoo bai ahn sel, ahn peepl hoo put yu gudz onlain.',
  'Transportation and Logistics':
    'Taksi, boat kyaptin, jraiva, moova ahn ronman hoo get peepl ahn paasl deh.',
};

export const businessTexts: Record<BusinessCategory, string> = {
  'Technology and IT': 'Ripyaa shap, intanet kompni ahn saafwayr hows weh kip di konchri kanek.',
  'Retail and E-commerce': 'Shap fi evri day ahn fi di speshal wan; lata dehn diliva.',
  'Food and Beverage':
    'Restarant, baykri, joos stan ahn kayterin, fahn rais ahn beenz tu wedn kayk.',
  'Health and Wellness': 'Klinik, faamasi, jim, spa ahn salaan weh tek kyaa a yu.',
  'Professional Services':
    'Laa, akowntin ahn kansoltin aafis, ahn ayjensi weh tek kyaa a it fi yu.',
  'Construction and Real Estate':
    'Bilda, blak yaad, aakitek ahn ayjent, fi wahn roof, wahn hows er wahn pees a lan.',
  'Education and Training': 'Skool, akademi ahn chraynin senta fi pikni ahn fi big peepl.',
  'Marketing and Media': 'Printa, stoodyo, stayshan ahn ayjensi weh mek peepl see yu ahn yehr yu.',
  'Transportation and Logistics':
    'Shotl, waata taksi, frayt ahn kooriya bitween di maynlan, di kee dehn ahn di werl.',
  'Hospitality and Tourism': 'Hotel, ges hows, toor kompni ahn daiv shap weh noa weh di reef bes.',
  'Trades and Home Services':
    'Plomin, lektrik, AC, kleenin ahn pes kanchroal kompni fi hoam ahn werk.',
  'Entertainment and Events': 'Ban, song, tent ahn haal: evriting weh wahn gud paati need.',
  Automotive: 'Garaaj, taiya shap, paat ahn rental weh kip yu pahn di road, payv er nat.',
  'Manufacturing and Industry': 'Werkshap ahn faktri weh mek ting eena Bileez.',
  'Finance and Insurance':
    'Bank, kredit yoonyan, inshurans ahn moni ekschaynj, ahn peepl hoo eksplayn di smaal print.',
  'Arts and Creative Services': 'Galari, stoodyo, kaava ahn mayka hoo mek weh yu tek hoam.',
  'Environmental and Sustainability':
    'Soala, waata, reesaiklin ahn kansavayshan kompni fi wahn konchri weh wot kipin.',
  'Nonprofits and Community Services': 'Aaganaizayshan weh luk afta nayba, animal ahn naycha.',
};

export const placeTexts: Record<Location, string> = {
  'Belize City': 'di oal kyapital ahn di bizi-is tong eena di konchri, weh moas aafis ahn shap deh',
  Corozal: 'di kwaiyet naat bai di bay, wahn owa fahn di baada da Santa Elena',
  'Orange Walk': 'shuga konchri pahn di New River, pahn di way tu Lamanai',
  Toledo: 'di green deep sowt, wid Punta Gorda ahn di vilij dehn rong it',
  Cayo: 'di wes a kayv, riva ahn ruwin, wid San Ignacio ahn Belmopan',
  'Stann Creek': 'sitros, bush ahn lang beech, fahn Dangriga dong tu Placencia',
  'San Pedro': 'di tong pahn Ambergris Caye, weh di schreet dehn en da di waata',
  'Caye Caulker': 'di ailan weh goh sloa, wahn owa bai waata taksi fahn Bileez Siti',
  Placencia: 'di peninsula a beech eena di sowt',
  Belmopan: 'di kyapital eena di migl a di konchri, weh di ministri dehn deh',
  Dangriga: 'di Garifuna kyapital pahn di koas a Stann Kreek',
  'Punta Gorda': 'di laas tong pahn di sowdan haiway, di doa tu Toledo',
  'San Ignacio': 'di maakit tong pahn di Macal, weh yu staat fi di wes',
  'Benque Viejo del Carmen': 'di tong da di westan baada, biloa Xunantunich',
  Ladyville: 'di tong bai di intanashanal ayapoat',
  'Burrell Boom': 'di vilij pahn di Belize River, naatwes a di siti',
  Hattieville: 'di vilij pahn di George Price Highway, wes a di siti',
};
