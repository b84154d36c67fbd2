export const pageNotFound = 'Wi noh fain dis paij';
export const heading = { profile: 'Ripoat dis profail', review: 'Ripoat dis rivyoo' };
export const intro = {
  profile:
    'Tel wi weh rang. Sohnbadi pahn wi staaf luk pahn it ahn disaid; til den di profail stay di sayhn way. Nobadi els wahn noa hoo ripoat it.',
  review:
    'Tel wi weh rang. Sohnbadi pahn wi staaf luk pahn it ahn disaid; til den di rivyoo stay di sayhn way. Nobadi els wahn noa hoo ripoat it.',
};
export const reason = 'Weh rang?';
export const choose = 'Pleez chooz';
export const reasons = {
  profile: {
    'wrong-details': 'Weh it seh rang er oal',
    'not-real': 'Noh wahn reel bizniz er persn',
    offensive: 'Rood er indeesent',
    scam: 'Wahn skam er fraad',
    spam: 'Spam',
    'copied-pictures': 'Kapi pikcha',
    other: 'Sohnting els',
  },
  review: {
    'not-a-customer': 'Noh wahn kostama rait it',
    'wrong-provider': 'Bout wahn difrant speshalis er bizniz',
    untrue: 'Noh chroo',
    offensive: 'Rood, hayt er chret',
    'private-details': 'Praivit bizniz bout sohnbadi',
    spam: 'Spam er advataizin',
    other: 'Sohnting els',
  },
};
export const chooseReason = 'Pleez chooz weh rang.';
export const sayWhat = 'Pleez seh weh rang.';
export const details = 'Moa bout it';
export const detailsHint = 'Oanli if yu waahn, onles yu chooz “Sohnting els”.';
export const thisText = 'Dis teks';
export const email = 'Yu email adres';
export const emailField = 'Email adres';
export const emailHint = 'Oanli if yu waahn: een kays wi staaf gat wahn kwestyan.';
export const send = 'Sen ripoat';
export const sending = 'Di sen...';
export const danger = 'If sohnbadi deh eena daynja, kaal di poalees fos: 911.';
export const thanks = 'Tanks fi tel wi!';
export const next = 'Sohnbadi pahn wi staaf wahn luk pahn it soon.';
export const already = 'Yu ripoat dis aredi';
export const alreadyNext =
  'Wan ripoat fahn yu, er fahn di netwerk weh yu shayr wid ada peepl, da inof. Yu gat moa fi seh? Rait wi.';
export const back = 'Bak tu di profail';
export const contact = 'Rait wi';

export const gone = 'Dis noh deh nomoa, soh notn noh lef fi ripoat.';
