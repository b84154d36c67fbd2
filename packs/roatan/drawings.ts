/** The body of the logo, a house on stilts, in a box of 32 above its waves; what overlaps is cut out. */
export const MARK =
  'M16 2 30 11.4h-3.6V20h-2.9v-3.4h-5.8V20h-3.4v-3.4H8.5V20H5.6v-8.6H2zM14.1 9.4v4h3.8v-4z';

/** Houses on the poster, at the right of 1080 and down to 840: on stilts above the water, with pale windows. */
export const POSTER_LANDMARK = {
  walls:
    'M820 752h64v54h-64zM808 756l44-34 44 34zM900 716h58v90h-58zM890 720l39-34 39 34zM972 758h58v48h-58zM962 762l14-24h50l14 24zM800 806h248v8H800zM812 814h8v26h-8zm46 0h8v26h-8zm46 0h8v26h-8zm46 0h8v26h-8zm46 0h8v26h-8zm36 0h8v26h-8z',
  pale: 'M832 764h12v14h-12zm28 0h12v14h-12zm-14 20h13v22h-13zM911 730h12v15h-12zm24 0h12v15h-12zm-24 32h12v15h-12zm24 0h12v44h-12zM982 768h12v13h-12zm25 0h12v38h-12z',
};
